import type { officeOutbox as english } from './office-outbox.en.ts';

export const officeOutbox: typeof english = {
  failed: {
    givenUp: '{since}. ಪ್ರಯತ್ನ {attempts} ಆದ ಮೇಲೆ ಕೈಬಿಡಲಾಗಿದೆ.',
    again: '{since}. ಪ್ರಯತ್ನ {attempts}: ಹೋಗಲಿಲ್ಲ; ಮುಂದಿನ ಪ್ರಯತ್ನ: {next}.',
    more: 'ಇನ್ನೂ {count} ಇವೆ.',
  },
  dropped: 'ದಿನದ ಬಜೆಟ್ ಮೀರಿ ಕಳುಹಿಸದ SMS',
  onlyLeads: 'ಇವನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಲು ಲೀಡ್‌ಗೆ ಮಾತ್ರ ಸಾಧ್ಯ.',
  retry: {
    label: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
    effect: 'ಇಲ್ಲಿ ಕೈಬಿಟ್ಟಿದ್ದೆಲ್ಲವನ್ನೂ ಈಗ ಮತ್ತೊಮ್ಮೆ ಕಳುಹಿಸಲಾಗುತ್ತದೆ. ಮೊದಲು ಕಾರಣ ಸರಿಪಡಿಸಿ, ಇಲ್ಲದಿದ್ದರೆ ಮತ್ತೆ ಹೋಗುವುದಿಲ್ಲ.',
    field: 'ಕಾರಣ, ಮತ್ತು ಏನು ಸರಿಪಡಿಸಲಾಗಿದೆ',
    done: 'ಮತ್ತೆ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ. ಒಂದು ನಿಮಿಷದ ನಂತರ ರೀಲೋಡ್ ಮಾಡಿ ನೋಡಿ.',
  },
};
