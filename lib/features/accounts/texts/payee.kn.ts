import type { payee as english } from './payee.en.ts';

/** Where someone is paid by UPI. */
export const payee: typeof english = {
  title: 'ಪೇಮೆಂಟ್‌ಗೆ UPI ID',
  part: 'ಹಣ ಪಡೆಯುವುದು',
  none: 'ಗ್ರಾಹಕರು QR ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಲು ಇದನ್ನು ಸೇರಿಸಿ',
  noneForRefunds: 'ಕೆಲಸಗಾರರು UPI ಮೂಲಕ ಹಣ ಹಿಂತಿರುಗಿಸಲು ಇದನ್ನು ಸೇರಿಸಿ',
  next: '{time} ನಂತರ: {upiId}',
  upiId: 'UPI ID',
  name: 'ಬ್ಯಾಂಕ್‌ನಲ್ಲಿರುವ ಹೆಸರು',
  nameHint: 'UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ಕಾಣುವಂತೆ, ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳಲ್ಲಿ',
  wait: 'ಹೊಸ UPI ID 24 ಗಂಟೆಗಳ ನಂತರ ಬಳಕೆಗೆ ಬರುತ್ತದೆ. ಬೇರೆಯವರು ನಿಮ್ಮ ಖಾತೆಗೆ ನುಗ್ಗಿದರೆ ಇದು ನಿಮ್ಮನ್ನು ಕಾಪಾಡುತ್ತದೆ.',
  submit: 'UPI ID ಸೇವ್ ಮಾಡಿ',
  busy: 'ಸೇವ್ ಆಗುತ್ತಿದೆ…',
  saved: 'UPI ID ಸೇವ್ ಆಗಿದೆ',
  savedHint: '24 ಗಂಟೆಗಳ ನಂತರ ಬಳಕೆಗೆ ಬರುತ್ತದೆ. ಬದಲಾವಣೆಯ ಬಗ್ಗೆ ನಿಮಗೆ ಮೆಸೇಜ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
};
