import type { feed as english } from './feed.en.ts';

export const feed = {
  page: {
    title: 'ನೋಟಿಫಿಕೇಶನ್‌ಗಳು',
    empty: 'ಇನ್ನೂ ನೋಟಿಫಿಕೇಶನ್ ಇಲ್ಲ',
    emptyHint: 'ನಿಮ್ಮ ಬುಕಿಂಗ್, ಮೆಸೇಜ್ ಮತ್ತು ಹಣದ ಸುದ್ದಿ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
    signIn: 'ನಿಮ್ಮ ನೋಟಿಫಿಕೇಶನ್‌ಗಳನ್ನು ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ',
  },
  list: {
    fresh: 'ಹೊಸತು',
    more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
    moreFailed: 'ಇನ್ನಷ್ಟು ನೋಟಿಫಿಕೇಶನ್‌ಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
} satisfies typeof english;
