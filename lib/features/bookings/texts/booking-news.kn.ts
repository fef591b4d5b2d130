import type { bookingNews as english } from './booking-news.en.ts';

export const bookingNews = {
  titles: {
    requested: '{name} ಅವರಿಂದ ಹೊಸ ರಿಕ್ವೆಸ್ಟ್',
    accepted: '{name} ನಿಮ್ಮ ಬುಕಿಂಗ್ ಕನ್ಫರ್ಮ್ ಮಾಡಿದ್ದಾರೆ',
    rejected: '{name} ಅವರಿಗೆ ನಿಮ್ಮ ಬುಕಿಂಗ್ ತೆಗೆದುಕೊಳ್ಳಲು ಆಗುತ್ತಿಲ್ಲ',
    on_the_way: '{name} ದಾರಿಯಲ್ಲಿದ್ದಾರೆ',
    arrived: '{name} ಬಂದಿದ್ದಾರೆ',
    in_progress: '{name} ಕೆಲಸ ಶುರು ಮಾಡಿದ್ದಾರೆ',
    completed: 'ಕೆಲಸ ಮುಗಿದಿದೆ',
    cancelled: '{name} ಬುಕಿಂಗ್ ರದ್ದು ಮಾಡಿದ್ದಾರೆ',
    expired: 'ರಿಕ್ವೆಸ್ಟ್‌ಗೆ ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಉತ್ತರ ಬಂದಿಲ್ಲ',
    no_show: 'ಕೆಲಸ ಆಗದೆ ಬುಕಿಂಗ್ ಮುಗಿದಿದೆ',
    moved: 'ಬುಕಿಂಗ್ ಸಮಯ ಬದಲಾಗಿದೆ',
    proposed: '{name} ಬೇರೆ ಸಮಯ ಕೇಳಿದ್ದಾರೆ',
    proposal_declined: '{name} ಮೊದಲಿನ ಸಮಯವನ್ನೇ ಇಟ್ಟಿದ್ದಾರೆ',
    proposal_expired: 'ಕೇಳಿದ ಬೇರೆ ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬಂದಿಲ್ಲ; ಮೊದಲಿನ ಸಮಯವೇ ಇರುತ್ತದೆ',
  },
  body: '{service}: {day}, {time}. ಬುಕಿಂಗ್ {number}.',
  button: 'ಬುಕಿಂಗ್ ನೋಡಿ',
} satisfies typeof english;
