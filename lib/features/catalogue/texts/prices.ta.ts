export const prices = {
  fixed: 'முழு வேலைக்கும்',
  anHour: 'மணிக்கு {price}',
  hours: { one: '{count} மணி நேரம்', other: '{count} மணி நேரம்' },
  fromIn: '{price} முதல் ({city})',
  takes: '{time} ஆகும்',
  includes: 'இதில் அடங்குபவை',
  excludes: 'இதில் அடங்காதவை',
  minutes: '{count} நிமிடம்',
};
