export const prices = {
  forJob: 'इस काम के {price}',
  hours: { one: '{count} घंटा', other: '{count} घंटे' },
  fromIn: '{city} में {price} से',
  takes: '{time} लगेंगे',
  includes: 'क्या-क्या मिलेगा',
  excludes: 'क्या शामिल नहीं है',
  minutes: '{count} मिनट',
};
