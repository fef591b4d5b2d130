import type * as english from './confirm-email.en.ts';

export const confirmEmail = {
  again: 'ಲಿಂಕ್ ಮತ್ತೆ ಕಳುಹಿಸಿ',
  sent: 'ಲಿಂಕ್ ಕಳುಹಿಸಲಾಗಿದೆ',
  sentHint: 'ಅದು ಒಮ್ಮೆ ಮಾತ್ರ, 24 ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ಕೂಡ ನೋಡಿ.',
  failed: 'ಲಿಂಕ್ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
  failedHint: 'ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
} satisfies typeof english.confirmEmail;
