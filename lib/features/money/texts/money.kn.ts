import type { money as english } from './money.en.ts';

export const money = {
  errors: {
    nothing_owed: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಇನ್ನು ಯಾವ ಹಣವೂ ಬಾಕಿ ಇಲ್ಲ.',
    no_credit: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಬಳಸಲು ನಿಮ್ಮ ವಾಲೆಟ್‌ನಲ್ಲಿ ಕ್ರೆಡಿಟ್ ಇಲ್ಲ.',
    top_up_open: 'ನೀವು ಈಗಾಗಲೇ ರಿಕ್ವೆಸ್ಟ್ ಕಳುಹಿಸಿದ್ದೀರಿ. ಕನ್ಫರ್ಮ್ ಆಗುವವರೆಗೆ ಕಾಯಿರಿ.',
    top_up_decided: 'ಈ ರಿಕ್ವೆಸ್ಟ್ ಬಗ್ಗೆ ಈಗಾಗಲೇ ತೀರ್ಮಾನವಾಗಿದೆ.',
  },
  messages: {
    paid: 'ಪೇಮೆಂಟ್ ದಾಖಲಾಗಿದೆ.',
    waived: 'ಶುಲ್ಕ ಮನ್ನಾ ಮಾಡಲಾಗಿದೆ.',
    creditUsed: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ನಿಮ್ಮ ಕ್ರೆಡಿಟ್ ಬಳಸಲಾಗಿದೆ.',
    requested: 'ನಿಮ್ಮ ರಿಕ್ವೆಸ್ಟ್ ಬಂದಿದೆ. ಕನ್ಫರ್ಮ್ ಆದ ಕೂಡಲೇ ಹಣ ನಿಮ್ಮ ವಾಲೆಟ್‌ಗೆ ಬರುತ್ತದೆ.',
  },
  news: {
    titles: {
      job_paid: '{name} ಅವರಿಗೆ ನಿಮ್ಮ {amount} ಪೇಮೆಂಟ್ ಸಿಕ್ಕಿದೆ',
      fee_due: 'ತಡವಾಗಿ ರದ್ದು ಮಾಡಿದ್ದಕ್ಕೆ {name} ಅವರು ನಿಮಗೆ {amount} ಕೊಡಬೇಕು',
      fee_paid: '{name} ಅವರಿಗೆ {amount} ಶುಲ್ಕ ಸಿಕ್ಕಿದೆ',
      fee_waived: '{name} {amount} ಶುಲ್ಕ ಮನ್ನಾ ಮಾಡಿದ್ದಾರೆ',
      top_up_confirmed: '{amount} ನಿಮ್ಮ ವಾಲೆಟ್‌ಗೆ ಬಂದಿದೆ',
      top_up_refused: 'ನಿಮ್ಮ {amount} ಟಾಪ್-ಅಪ್ ಕನ್ಫರ್ಮ್ ಆಗಿಲ್ಲ',
      credit: 'ನಿಮಗೆ {amount} ಕ್ರೆಡಿಟ್ ಸಿಕ್ಕಿದೆ',
      credit_used: '{name} {amount} ಕ್ರೆಡಿಟ್‌ನಿಂದ ಕೊಟ್ಟಿದ್ದಾರೆ',
    },
    bodies: {
      job_paid: '{service}. ಬುಕಿಂಗ್ {number}.',
      fee_due: '{service}. ಬುಕಿಂಗ್ {number}.',
      fee_paid: '{service}. ಬುಕಿಂಗ್ {number}.',
      fee_waived: '{service}. ಬುಕಿಂಗ್ {number}.',
      top_up_confirmed: 'ಟಾಪ್-ಅಪ್ {number}.',
      top_up_refused: 'ಟಾಪ್-ಅಪ್ {number}: {reason}',
      credit: 'Hunar ನಲ್ಲಿ {name} ಅವರ ಮೊದಲ ಕೆಲಸಕ್ಕಾಗಿ.',
      credit_used: '{service}. ಬುಕಿಂಗ್ {number}.',
    },
  },
} satisfies typeof english;
