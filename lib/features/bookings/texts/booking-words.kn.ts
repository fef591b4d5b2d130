import type { bookingWords as english } from './booking-words.en.ts';

export const bookingWords = {
  statuses: {
    pending: 'ಉತ್ತರ ಬಾಕಿ',
    accepted: 'ಕನ್ಫರ್ಮ್',
    on_the_way: 'ದಾರಿಯಲ್ಲಿ',
    arrived: 'ಬಂದಾಯಿತು',
    in_progress: 'ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ',
    completed: 'ಮುಗಿದಿದೆ',
    rejected: 'ಒಪ್ಪಿಲ್ಲ',
    expired: 'ಸಮಯ ಮುಗಿದಿದೆ',
    cancelled: 'ರದ್ದಾಗಿದೆ',
    no_show: 'ಸಿಗಲಿಲ್ಲ',
  },
  reasons: {
    busy: 'ಆ ಸಮಯಕ್ಕೆ ಬೇರೆ ಕೆಲಸ ಇದೆ',
    far: 'ಜಾಗ ತುಂಬಾ ದೂರ',
    trade: 'ಈ ಕೆಲಸ ನಾನು ಮಾಡುವುದಿಲ್ಲ',
    ill: 'ಹುಷಾರಿಲ್ಲ',
    late: 'ಮೊದಲಿನ ಕೆಲಸ ತಡವಾಗುತ್ತಿದೆ',
    travel: 'ಅಲ್ಲಿಗೆ ತಲುಪಲು ಆಗುತ್ತಿಲ್ಲ',
    account_deleted: 'ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
  },
  days: { today: 'ಇಂದು', tomorrow: 'ನಾಳೆ' },
} satisfies typeof english;
