import type { more as english } from './more.en.ts';

export const more = {
  title: 'ಇನ್ನಷ್ಟು',
  share: 'ಆ್ಯಪ್ ಶೇರ್ ಮಾಡಿ',
  shareHint: 'ಮನೆಯವರಿಗೂ ನೆರೆಹೊರೆಯವರಿಗೂ Hunar ಬಗ್ಗೆ ತಿಳಿಸಿ',
  shareText: 'ನಿಮ್ಮ ಮನೆ ಕೆಲಸಕ್ಕೆ ನುರಿತ ಕೆಲಸಗಾರರನ್ನು Hunar ನಲ್ಲಿ ಹುಡುಕಿ.',
  linkHint: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ ನಿಮ್ಮ ಸ್ನೇಹಿತರಿಗೆ ಕಳುಹಿಸಿ.',
  copy: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಯಿತು',
  version: 'ವರ್ಷನ್ {version}',
  login: 'ಲಾಗಿನ್',
  loginHint: 'ಬುಕಿಂಗ್, ಚಾಟ್ ಮತ್ತು ಫೇವರಿಟ್‌ಗಳಿಗಾಗಿ',
} satisfies typeof english;
