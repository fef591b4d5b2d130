import type { reviews as english } from './reviews.en.ts';

export const reviews = {
  errors: {
    booking_not_completed: 'ಕೆಲಸ ಮುಗಿದ ಮೇಲೆ ರಿವ್ಯೂ ಕೊಡಬಹುದು.',
    already_reviewed: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ನೀವು ಈಗಾಗಲೇ ರಿವ್ಯೂ ಕೊಟ್ಟಿದ್ದೀರಿ. ಧನ್ಯವಾದಗಳು!',
    already_answered: 'ಈ ರಿವ್ಯೂಗೆ ನೀವು ಈಗಾಗಲೇ ಉತ್ತರಿಸಿದ್ದೀರಿ.',
  },
  fields: {
    rating_missing: 'ದಯವಿಟ್ಟು ರೇಟಿಂಗ್ ಆರಿಸಿ',
  },
  news: {
    named: '{name} ನಿಮಗೆ ರಿವ್ಯೂ ಕೊಟ್ಟಿದ್ದಾರೆ',
    unnamed: 'ನಿಮಗೆ ಹೊಸ ರಿವ್ಯೂ ಬಂದಿದೆ',
    answered: '{name} ನಿಮ್ಮ ರಿವ್ಯೂಗೆ ಉತ್ತರಿಸಿದ್ದಾರೆ',
  },
  reply: {
    open: 'ಉತ್ತರಿಸಿ',
    label: 'ನಿಮ್ಮ ಉತ್ತರ',
    hint: 'ರಿವ್ಯೂ ನೋಡುವ ಎಲ್ಲರೂ ಇದನ್ನು ಓದಬಹುದು. ಒಮ್ಮೆ ಮಾತ್ರ ಉತ್ತರಿಸಬಹುದು.',
    send: 'ಉತ್ತರ ಪ್ರಕಟಿಸಿ',
    busy: 'ಪ್ರಕಟಿಸಲಾಗುತ್ತಿದೆ...',
    failed: 'ಉತ್ತರ ಪ್ರಕಟವಾಗಲಿಲ್ಲ',
    title: 'ಈ ರಿವ್ಯೂಗೆ ಉತ್ತರಿಸಿ',
  },
  messages: {
    app: 'ಆ್ಯಪ್‌ಗೆ ರೇಟಿಂಗ್ ಕೊಟ್ಟಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು!',
    worker: 'ನಿಮ್ಮ ರಿವ್ಯೂಗೆ ಧನ್ಯವಾದಗಳು!',
    answered: 'ನಿಮ್ಮ ಉತ್ತರ ಈಗ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
  },
} satisfies typeof english;
