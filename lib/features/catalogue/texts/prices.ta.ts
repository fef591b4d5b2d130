export const prices = {
  fixed: 'முழு வேலைக்கும்',
  anHour: 'மணிக்கு {price}',
  hours: { one: '{count} மணி நேரம்', other: '{count} மணி நேரம்' },
  fromIn: '{price} முதல் ({city})',
  takes: '{time} ஆகும்',
  includes: 'எவையெல்லாம் அடங்கும்',
  excludes: 'எவை அடங்காது',
  minutes: '{count} நிமிடம்',
};
