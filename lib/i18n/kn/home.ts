import type { home as english } from '../en/home.ts';

export const home = {
  heading: 'ನಿಮಗೆ ಯಾವ ಕೆಲಸ ಆಗಬೇಕು?',
  loading: 'ವರ್ಗಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  empty: 'ಯಾವುದೇ ವರ್ಗಗಳು ಲಭ್ಯವಿಲ್ಲ',
  emptyHint: 'ಕೆಲಸಗಳ ವರ್ಗಗಳನ್ನು ಸೇರಿಸಿದ ತಕ್ಷಣ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  lookAgain: 'ಮತ್ತೆ ನೋಡಿ',
} satisfies typeof english;
