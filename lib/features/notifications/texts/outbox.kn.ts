import type { outbox as english } from './outbox.en.ts';

export const outbox = {
  title: 'ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ಗಳು',
  hint: 'ಈ ಡೆಮೊ ನಿಜವಾದ ಇಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ. ಹೋಗಬೇಕಿದ್ದ ಇಮೇಲ್‌ಗಳು ಇಲ್ಲಿವೆ.',
  empty: 'ಇನ್ನೂ ಯಾವ ಇಮೇಲ್ ಕಳುಹಿಸಿಲ್ಲ',
  emptyHint: 'ಇಮೇಲ್ ಕಳುಹಿಸಿದ ತಕ್ಷಣ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
  to: 'ಯಾರಿಗೆ: {address}',
} satisfies typeof english;
