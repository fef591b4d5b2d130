import type * as english from './team-week.en.ts';

export const teamWeek: typeof english.teamWeek = {
  title: 'ನಿಮ್ಮ ವಾರ',
  worker: 'ಕೆಲಸಗಾರರು',
  day: '{day}: {count} ಬುಕಿಂಗ್',
  free: 'ಬಿಡುವು: {times}',
  full: 'ಬಿಡುವಿಲ್ಲ',
  off: 'ರಜೆ',
  cut: 'ಮೊದಲ {count} ಬುಕಿಂಗ್ ಮಾತ್ರ ತೋರಿಸಲಾಗಿದೆ.',
};
