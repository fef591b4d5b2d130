import type { workingHours as english } from './working-hours.en.ts';

export const workingHours = {
  title: 'ಕೆಲಸದ ಸಮಯ',
  edit: 'ಸಮಯ ಬದಲಿಸಿ',
  days: 'ಕೆಲಸದ ದಿನಗಳು',
  slots: 'ಸಮಯ',
  noSlots: 'ಸಮಯ ಹಾಕದಿದ್ದರೆ ಕೆಲಸದ ದಿನ ಬೆಳಿಗ್ಗೆ 6ರಿಂದ ರಾತ್ರಿ 8ರವರೆಗೆ ಬುಕಿಂಗ್ ಬರಬಹುದು.',
  day: 'ದಿನ',
  allDays: 'ಕೆಲಸದ ಎಲ್ಲ ದಿನಗಳು',
  start: 'ಶುರು',
  end: 'ಕೊನೆ',
  choose: 'ಆರಿಸಿ',
  add: 'ಸಮಯ ಸೇರಿಸಿ',
  remove: '{slot} ತೆಗೆಯಿರಿ',
  save: 'ಸಮಯ ಸೇವ್ ಮಾಡಿ',
  saving: 'ಸೇವ್ ಆಗುತ್ತಿದೆ...',
  cancel: 'ಬೇಡ',
  done: 'ಸಮಯ ಬದಲಾಗಿದೆ',
  doneHint: 'ನಿಮ್ಮ ಕೆಲಸದ ಸಮಯ ಸೇವ್ ಆಗಿದೆ.',
  failed: 'ತೊಂದರೆ',
  failedHint: 'ಸಮಯ ಸೇವ್ ಆಗಲಿಲ್ಲ',
} satisfies typeof english;
