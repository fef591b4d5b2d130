import type { outbox as english } from '../en/outbox.ts';

export const outbox = {
  title: 'ಕಳುಹಿಸಿದ ಮೇಲ್‌ಗಳು',
  hint: 'ಈ ಡೆಮೊ ನಿಜವಾದ ಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ. ಹೋಗಬೇಕಿದ್ದ ಮೇಲ್‌ಗಳು ಇಲ್ಲಿವೆ.',
  empty: 'ಇನ್ನೂ ಯಾವುದೇ ಮೇಲ್ ಕಳುಹಿಸಿಲ್ಲ',
  emptyHint: 'ಮೇಲ್ ಕಳುಹಿಸಿದ ತಕ್ಷಣ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
  to: 'ಸ್ವೀಕರಿಸುವವರು: {address}',
} satisfies typeof english;
