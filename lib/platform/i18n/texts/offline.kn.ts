import type { offline as english } from './offline.en.ts';

export const offline = {
  bar: {
    title: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ.',
    hint: 'ನೀವು ಮೊದಲು ತೆರೆದ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು.',
    updated: 'ಕೊನೆಯ ಅಪ್‌ಡೇಟ್: {when}',
  },
  page: {
    title: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
    hint: 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ನೀವು ಮೊದಲು ತೆರೆದ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು.',
    retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    seen: 'ಈ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು',
  },
} satisfies typeof english;
