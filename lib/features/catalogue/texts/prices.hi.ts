export const prices = {
  fixed: 'पूरे काम का दाम',
  anHour: 'एक घंटे के {price}',
  hours: { one: '{count} घंटा', other: '{count} घंटे' },
  fromIn: '{city} में {price} से शुरू',
  takes: 'समय: {time}',
  includes: 'क्या-क्या मिलेगा',
  excludes: 'क्या शामिल नहीं है',
  minutes: '{count} मिनट',
};
