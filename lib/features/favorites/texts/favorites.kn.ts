import type { favorites as english } from './favorites.en.ts';

export const favorites = {
  errors: {
    too_many_favorites: 'ನೀವು 200 ಫೇವರಿಟ್‌ಗಳನ್ನು ಸೇವ್ ಮಾಡಿದ್ದೀರಿ, ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಆಗುವುದಿಲ್ಲ. ಕೆಲವನ್ನು ತೆಗೆದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  heart: {
    save: 'ಫೇವರಿಟ್‌ಗೆ ಸೇರಿಸಿ: {name}',
    remove: 'ಫೇವರಿಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ: {name}',
  },
  refusal: {
    failed: 'ಫೇವರಿಟ್‌ಗಳನ್ನು ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ',
    failedHint: 'ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    gone: 'ಇದು ಈಗ ಇಲ್ಲ.',
  },
  page: {
    title: 'ಫೇವರಿಟ್‌ಗಳು',
    loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
    empty: 'ಇನ್ನೂ ಯಾವ ಫೇವರಿಟ್ ಕೂಡ ಇಲ್ಲ',
    emptyHint: 'ಸೇವೆ ಅಥವಾ ಕೆಲಸಗಾರರ ಪಕ್ಕದ ಹಾರ್ಟ್ ಗುರುತು ಒತ್ತಿ, ಇಲ್ಲಿ ಸೇವ್ ಆಗುತ್ತದೆ.',
    browse: 'ಸೇವೆಗಳನ್ನು ನೋಡಿ',
    signIn: 'ನಿಮ್ಮ ಫೇವರಿಟ್‌ಗಳನ್ನು ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ',
    customersOnly: 'ಫೇವರಿಟ್‌ಗಳು ಗ್ರಾಹಕರಿಗೆ',
    customersOnlyHint: 'ಗ್ರಾಹಕ ಖಾತೆಯಿಂದ ಸೇವೆ ಮತ್ತು ಕೆಲಸಗಾರರನ್ನು ಇಲ್ಲಿ ಇಟ್ಟುಕೊಳ್ಳಬಹುದು.',
    home: 'ಹೋಮ್‌ಗೆ ಹೋಗಿ',
  },
  list: {
    removed: 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    undo: 'ವಾಪಸ್ ಸೇರಿಸಿ',
    undoFor: 'ವಾಪಸ್ ಸೇರಿಸಿ: {name}',
    rate: 'ಗಂಟೆಗೆ {price}',
    fresh: 'ಹೊಸಬರು',
    spoken: { one: '5ರಲ್ಲಿ {average} ಸ್ಟಾರ್, {count} ರಿವ್ಯೂ', other: '5ರಲ್ಲಿ {average} ಸ್ಟಾರ್, {count} ರಿವ್ಯೂಗಳು' },
    more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
    moreFailed: 'ಇನ್ನಷ್ಟು ಫೇವರಿಟ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
} satisfies typeof english;
