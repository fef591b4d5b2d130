import type { officer as english } from './officer.en.ts';

/** The person who answers for complaints. */
export const officer: typeof english = {
  title: 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ',
  hint: '{days} ದಿನಗಳಲ್ಲಿ ದೂರಿಗೆ ತೀರ್ಮಾನ ಸಿಗದಿದ್ದರೆ, ಅಥವಾ ತೀರ್ಮಾನ ನಿಮಗೆ ಒಪ್ಪಿಗೆಯಾಗದಿದ್ದರೆ, ದೂರಿನ ಸಂಖ್ಯೆಯೊಂದಿಗೆ ಇವರಿಗೆ ಬರೆಯಿರಿ.',
};
