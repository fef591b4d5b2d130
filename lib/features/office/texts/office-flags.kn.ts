import type { officeFlags as english } from './office-flags.en.ts';

export const officeFlags: typeof english = {
  tab: 'ಫೀಚರ್‌ಗಳು',
  title: 'ಫೀಚರ್‌ಗಳು',
  names: {
    referrals: 'ರೆಫರಲ್ ಕೋಡ್‌ಗಳು',
    topUps: 'ಕೆಲಸಗಾರರ ಡಿಪಾಸಿಟ್',
  },
  on: 'ಆನ್',
  off: 'ಆಫ್',
  why: {
    STATIC: 'ಸರ್ವರ್ ಸೆಟ್ಟಿಂಗ್ ನಿರ್ಧರಿಸಿದೆ',
    TARGETING_MATCH: 'ಇಲ್ಲಿ ನಿರ್ಧರಿಸಿದ್ದು: {reason}',
    DEFAULT: 'ಡಿಫಾಲ್ಟ್',
    ERROR: 'ಡಿಫಾಲ್ಟ್, ನಿರ್ಧಾರಗಳನ್ನು ಈಗ ಓದಲಾಗುತ್ತಿಲ್ಲ',
  },
  acts: {
    off: {
      label: 'ಆಫ್ ಮಾಡಿ',
      effect: 'ಈ ಫೀಚರ್ ಎಲ್ಲರಿಗೂ ಮರೆಯಾಗುತ್ತದೆ: ಪುಟಗಳು, ಬಟನ್‌ಗಳು ಮತ್ತು ಸೇವೆ. ಜನ ಗಳಿಸಿದ್ದು ಅಥವಾ ಕಳುಹಿಸಿದ್ದು ಉಳಿಯುತ್ತದೆ.',
      field: 'ಕಾರಣ',
      done: 'ಆಫ್ ಮಾಡಲಾಗಿದೆ.',
    },
    on: {
      label: 'ಆನ್ ಮಾಡಿ',
      effect: 'ಎಲ್ಲರಿಗೂ ಈ ಫೀಚರ್ ಮತ್ತೆ ಕಾಣುತ್ತದೆ.',
      field: 'ಕಾರಣ',
      done: 'ಆನ್ ಮಾಡಲಾಗಿದೆ.',
    },
  },
};
