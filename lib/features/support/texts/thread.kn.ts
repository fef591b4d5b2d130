import type { ticketThread as english } from './thread.en.ts';

export const ticketThread: typeof english = {
  conversation: 'ಮಾತುಕತೆ',
  you: 'ನೀವು',
  reply: 'ಉತ್ತರಿಸಿ',
  label: 'ನಿಮ್ಮ ಉತ್ತರ',
  send: 'ಉತ್ತರ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  sent: 'ಉತ್ತರ ಕಳುಹಿಸಲಾಗಿದೆ',
  missing: 'ಮೊದಲು ಏನಾದರೂ ಬರೆಯಿರಿ.',
  tooLong: 'ಉತ್ತರದಲ್ಲಿ {count} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚು ಇರಬಾರದು.',
  failed: 'ನಿಮ್ಮ ಉತ್ತರ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  cancel: 'ಬೇಡ',
  pictures: 'ಚಿತ್ರಗಳು',
  addPicture: 'ಚಿತ್ರ ಸೇರಿಸಿ',
  removePicture: 'ಚಿತ್ರ {number} ಅಳಿಸಿ',
  photo: 'ಚಿತ್ರ {number}',
  photoMissing: 'ಈ ಚಿತ್ರ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  full: 'ನಿಮ್ಮ ಎಲ್ಲ ಮೆಸೇಜ್‌ಗಳು ತಲುಪಿವೆ. ನಾವು ಉತ್ತರಿಸಿದ ನಂತರ ಇಲ್ಲಿ ಮತ್ತೆ ಬರೆಯಬಹುದು.',
};
