import type { officeServices as english } from './office-services.en.ts';

export const officeServices: typeof english = {
  add: 'ಹೊಸ ಸೇವೆ ಸೇರಿಸಿ',
  remove: 'ಸೇವೆ ತೆಗೆದುಹಾಕಿ',
  title: 'ಹೆಸರು',
  description: 'ವಿವರಣೆ',
  includes: 'ಏನೆಲ್ಲ ಸೇರಿದೆ',
  excludes: 'ಏನು ಸೇರಿಲ್ಲ',
  searchWords: 'ಜನರು ಹುಡುಕುವ ಬೇರೆ ಪದಗಳು',
  onePerLine: 'ಒಂದು ಸಾಲಿಗೆ ಒಂದು. ಇಂಗ್ಲಿಷ್ ಸಾಲುಗಳ ಕ್ರಮದಲ್ಲೇ ಬರೆಯಿರಿ.',
  extraLines: 'ಇಲ್ಲಿ ಇಂಗ್ಲಿಷ್‌ಗಿಂತ ಹೆಚ್ಚು ಸಾಲುಗಳಿವೆ. ಮೊದಲು ಇಂಗ್ಲಿಷ್ ಸಾಲು ಸೇರಿಸಿ.',
  duration: 'ಸಮಯ (ನಿಮಿಷಗಳಲ್ಲಿ)',
  durationHint: '15 ನಿಮಿಷಗಳ ಹಂತದಲ್ಲಿ, ಹೆಚ್ಚೆಂದರೆ 8 ಗಂಟೆ.',
  trades: 'ಕೆಲಸಗಳು',
  tradesHint: 'ಈ ಎಲ್ಲ ಕೆಲಸ ಗೊತ್ತಿರುವವರನ್ನು ಈ ಸೇವೆಗೆ ಬುಕ್ ಮಾಡಬಹುದು. ಯಾವುದನ್ನೂ ಆರಿಸದಿದ್ದರೆ ಎಲ್ಲ ಕೆಲಸಗಾರರನ್ನೂ.',
  pictures: 'ಚಿತ್ರಗಳು',
  picture: {
    picture: 'ಚಿತ್ರ {number}',
    remove: 'ಚಿತ್ರ {number} ಅಳಿಸಿ',
    add: 'ಚಿತ್ರ ಸೇರಿಸಿ',
    uploading: 'ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  },
};
