import type * as english from './frame.en.ts';

export const frame = {
  navigation: 'ಮುಖ್ಯ ಮೆನು',
  home: 'ಹೋಮ್',
  search: 'ಹುಡುಕಿ',
  services: 'ಸೇವೆಗಳು',
  dashboard: 'ನನ್ನ ಪುಟ',
  profile: 'ಪ್ರೊಫೈಲ್',
  more: 'ಇನ್ನಷ್ಟು',
  login: 'ಲಾಗಿನ್',
} satisfies typeof english.frame;

export const install = {
  title: 'Hunar ಅನ್ನು ಫೋನ್‌ಗೆ ಹಾಕಿಕೊಳ್ಳಿ',
  benefit: 'ಒಂದೇ ಟ್ಯಾಪ್‌ನಲ್ಲಿ ಆ್ಯಪ್‌ನಂತೆ ತೆರೆಯುತ್ತದೆ, ಡೇಟಾ ಕಡಿಮೆ ಖರ್ಚಾಗುತ್ತದೆ. ಸ್ಟೋರ್‌ನಿಂದ ಡೌನ್‌ಲೋಡ್ ಬೇಕಿಲ್ಲ.',
  install: 'ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ',
  notNow: 'ಈಗ ಬೇಡ',
  iosTitle: 'Hunar ಅನ್ನು ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ',
  ios: 'Safari ಯಲ್ಲಿ ಶೇರ್ ಒತ್ತಿ, ನಂತರ “Add to Home Screen” ಆರಿಸಿ.',
} satisfies typeof english.install;

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
} satisfies typeof english.more;
