import type { wanted as english } from './wanted.en.ts';

export const wanted = {
  errors: {
    too_many_wanted:
      'ನೀವು ಈಗಾಗಲೇ 20 ಸೇವೆಗಳಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೀರಿ, ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧ್ಯವಿಲ್ಲ. ಅವುಗಳಲ್ಲಿ ಒಂದು ಶುರುವಾದ ತಕ್ಷಣ ತಿಳಿಸುತ್ತೇವೆ.',
  },
  news: {
    title: '“{text}” ಈಗ Hunar ನಲ್ಲಿದೆ',
    body: 'ತಿಳಿಸಿ ಎಂದು ನೀವು ಕೇಳಿದ್ದಿರಿ. ಯಾರು ಸಹಾಯ ಮಾಡಬಹುದು ಎಂದು ನೋಡಲು ಮತ್ತೆ ಹುಡುಕಿ.',
  },
} satisfies typeof english;
