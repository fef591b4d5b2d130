import type { refunds as english } from './refunds.en.ts';

/** What a worker returns to a customer by the decision of a case. */
export const refunds: typeof english = {
  owe: '{name} ಅವರಿಗೆ {amount} ಹಿಂತಿರುಗಿಸಿ',
  owed: '{name} ಅವರು ನಿಮಗೆ {amount} ಹಿಂತಿರುಗಿಸಬೇಕು',
  why: 'ಈ ಬುಕಿಂಗ್ ಬಗ್ಗೆ ಬಂದ ದೂರಿನ ನಂತರ ಹೀಗೆ ತೀರ್ಮಾನವಾಗಿದೆ.',
  payBy: 'ದಯವಿಟ್ಟು {date} ಒಳಗೆ ಹಿಂತಿರುಗಿಸಿ. ನಂತರವೂ ಬಾಕಿ ಇರುತ್ತದೆ, ಬೇರೇನೂ ಆಗುವುದಿಲ್ಲ.',
  paidBy: 'ಇದು {date} ಒಳಗೆ ಸಿಗಬೇಕು. ನಂತರವೂ ಬಾಕಿ ಇರುತ್ತದೆ.',
  how: '{name} ಅವರಿಗೆ ನಗದು ಅಥವಾ UPI ಮೂಲಕ ಹಣ ಕೊಡಿ.',
  howOwed: '{name} ಅವರು ನಿಮಗೆ ನಗದು ಅಥವಾ UPI ಮೂಲಕ ಹಣ ಕೊಡುತ್ತಾರೆ.',
  returned: 'ನಾನು ಹಣ ಹಿಂತಿರುಗಿಸಿದ್ದೇನೆ',
  askHow: 'ಹೇಗೆ ಹಿಂತಿರುಗಿಸಿದಿರಿ?',
  waiting: 'ಹಣ ಹಿಂತಿರುಗಿಸಿದ್ದೀರಿ ಎಂದು ಹೇಳಿದ್ದೀರಿ. {name} ಅವರು ಕನ್ಫರ್ಮ್ ಮಾಡಬೇಕಿದೆ.',
  said: '{name} ಅವರು ಹಣ ಹಿಂತಿರುಗಿಸಿದ್ದಾಗಿ ಹೇಳುತ್ತಾರೆ. ಕನ್ಫರ್ಮ್ ಮಾಡುವ ಮೊದಲು ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಆ್ಯಪ್ ನೋಡಿ.',
};
