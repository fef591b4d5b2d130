export const prices = {
  forJob: 'ಈ ಕೆಲಸಕ್ಕೆ {price}',
  hours: { one: '{count} ಗಂಟೆ', other: '{count} ಗಂಟೆ' },
  fromIn: '{price} ರಿಂದ ({city})',
  takes: '{time} ಬೇಕು',
  includes: 'ಏನೆಲ್ಲ ಸೇರಿದೆ',
  excludes: 'ಏನು ಸೇರಿಲ್ಲ',
  minutes: '{count} ನಿಮಿಷ',
};
