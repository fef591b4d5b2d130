import type { visitLinks as english } from './visit-links.en.ts';

/** The two pages about a visit that need no account, and how their links are sent. */
export const visitLinks: typeof english = {
  titles: { pass: 'ಗೇಟ್ ಪಾಸ್', visit: 'ಭೇಟಿ ಹೇಗೆ ನಡೆಯುತ್ತಿದೆ' },
  early: 'ಇನ್ನೂ ಸಮಯ ಆಗಿಲ್ಲ',
  earlyHint: 'ಈ ಲಿಂಕ್ ತೆರೆಯುವ ಸಮಯ: {time}',
  over: 'ಈ ಭೇಟಿ ಮುಗಿದಿದೆ',
  overHint: 'ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಇನ್ನು ಏನೂ ಕಾಣುವುದಿಲ್ಲ.',
  verified: 'ವೆರಿಫೈಡ್',
  trade: 'ಕೆಲಸ',
  agency: 'ಏಜೆನ್ಸಿ',
  time: 'ಸಮಯ',
  place: 'ಏರಿಯಾ',
  number: 'ಬುಕಿಂಗ್ ನಂಬರ್',
  state: 'ಸ್ಥಿತಿ',
  since: 'ಯಾವಾಗಿನಿಂದ',
  checked: 'ಈ ಸಮಯದ ಮಾಹಿತಿ: {time}',
  show: {
    hint: 'ಗೇಟ್‌ನಲ್ಲಿ ಗಾರ್ಡ್‌ಗೆ ಇದನ್ನು ತೋರಿಸಿ. ಇದರಲ್ಲಿ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಬರುವ ಸಮಯ ಇದೆ, ಗ್ರಾಹಕರ ಮಾಹಿತಿ ಇಲ್ಲ.',
    code: 'ಗೇಟ್ ಪಾಸ್‌ನ QR ಕೋಡ್',
    open: 'ಗೇಟ್ ಪಾಸ್ ತೆರೆಯಿರಿ',
  },
  send: {
    pass: 'ಗೇಟ್ ಪಾಸ್ ಕಳುಹಿಸಿ',
    passText: 'ಗೇಟ್ ಪಾಸ್: {name}, {time}',
    visit: 'ಈ ಭೇಟಿಯ ಲಿಂಕ್ ಕಳುಹಿಸಿ',
    visitText: 'Hunar ಮೂಲಕ ಕೆಲಸ, {time}. ಹೇಗೆ ನಡೆಯುತ್ತಿದೆ ಎಂದು ಇಲ್ಲಿ ನೋಡಿ:',
    copied: 'ಕಾಪಿ ಆಯಿತು. ಮೆಸೇಜ್‌ನಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
  },
};
