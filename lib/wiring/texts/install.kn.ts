import type { install as english } from './install.en.ts';

export const install = {
  title: 'Hunar ಅನ್ನು ಫೋನ್‌ನಲ್ಲಿ ಇಡಿ',
  benefit: 'ಒಂದೇ ಟ್ಯಾಪ್‌ನಲ್ಲಿ ಆ್ಯಪ್‌ನಂತೆ ತೆರೆಯುತ್ತದೆ, ಡೇಟಾ ಕಡಿಮೆ ಖರ್ಚಾಗುತ್ತದೆ. ಸ್ಟೋರ್‌ನಿಂದ ಡೌನ್‌ಲೋಡ್ ಬೇಕಿಲ್ಲ.',
  install: 'ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ',
  notNow: 'ಈಗ ಬೇಡ',
  iosTitle: 'Hunar ಅನ್ನು ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ನಲ್ಲಿ ಇಡಿ',
  ios: 'Safari ಯಲ್ಲಿ ಶೇರ್ ಒತ್ತಿ, ನಂತರ “Add to Home Screen” ಆರಿಸಿ.',
} satisfies typeof english;
