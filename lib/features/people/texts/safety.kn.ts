import type { safety as english } from './safety.en.ts';

export const safety = {
  title: '{name}: ದೂರು ಅಥವಾ ಬ್ಲಾಕ್',
  report: 'ದೂರು ಕೊಡಿ',
  reportHint: 'ಏನೋ ಸರಿಯಿಲ್ಲ',
  reportTitle: '{name} ಬಗ್ಗೆ ದೂರು ಕೊಡಿ',
  why: 'ಏನು ಸರಿಯಿಲ್ಲ?',
  details: 'ವಿವರ (ಬೇಕಿದ್ದರೆ)',
  send: 'ದೂರು ಕಳುಹಿಸಿ',
  chooseReason: 'ಏನು ಸರಿಯಿಲ್ಲ ಎಂದು ದಯವಿಟ್ಟು ಆರಿಸಿ.',
  tooLong: 'ವಿವರ 1000 ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು.',
  reported: 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ದೂರನ್ನು ಪರಿಶೀಲಿಸುತ್ತೇವೆ.',
  reportNumber: 'ಇದರ ನಂಬರ್ {number}.',
  block: 'ಬ್ಲಾಕ್ ಮಾಡಿ',
  blockHint: 'ನೀವು ಒಬ್ಬರಿಗೊಬ್ಬರು ಕಾಣಿಸುವುದಿಲ್ಲ',
  blockTitle: '{name} ಅವರನ್ನು ಬ್ಲಾಕ್ ಮಾಡಬೇಕೇ?',
  blockQuestion: 'ನೀವು ಒಬ್ಬರಿಗೊಬ್ಬರು ಹುಡುಕಾಟದಲ್ಲೂ ಇಲ್ಲೂ ಕಾಣಿಸುವುದಿಲ್ಲ.',
  keep: 'ಬ್ಲಾಕ್ ಬೇಡ',
  blocked: 'ಬ್ಲಾಕ್ ಮಾಡಲಾಗಿದೆ. ಇನ್ನು ನೀವು ಒಬ್ಬರಿಗೊಬ್ಬರು ಕಾಣಿಸುವುದಿಲ್ಲ.',
  failed: 'ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  reasons: {
    abuse: 'ಕೆಟ್ಟ ಮಾತು ಅಥವಾ ಬೆದರಿಕೆ',
    fraud: 'ಮೋಸ, ಅಥವಾ ಮೊದಲೇ ಹಣ ಕೇಳಿದರು',
    unsafe: 'ನನಗೆ ಸುರಕ್ಷಿತ ಅನಿಸಲಿಲ್ಲ',
    fakeProfile: 'ನಕಲಿ ಪ್ರೊಫೈಲ್',
    spam: 'ಜಾಹೀರಾತು ಅಥವಾ ಸ್ಪ್ಯಾಮ್',
    other: 'ಬೇರೆ ಏನೋ',
  },
  unblock: 'ಅನ್\u200cಬ್ಲಾಕ್ ಮಾಡಿ',
  unblocked: 'ಬ್ಲಾಕ್ ತೆಗೆಯಲಾಗಿದೆ.',
} satisfies typeof english;

/** What whoever reported something hears once it was looked into. */
export const reportNews = {
  title: 'ನಿಮ್ಮ ದೂರನ್ನು ಪರಿಶೀಲಿಸಿದ್ದೇವೆ',
  body: '{number} ಮುಗಿದಿದೆ. ಇನ್ನೊಬ್ಬರ ಮೇಲಿನ ಕ್ರಮ ಅವರ ಮತ್ತು ನಮ್ಮ ನಡುವೆಯೇ ಇರುತ್ತದೆ. ಮತ್ತೆ ಹೀಗಾದರೆ ನಮಗೆ ಬರೆಯಿರಿ.',
};
