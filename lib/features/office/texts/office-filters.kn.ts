import type { officeFilters as english } from './office-filters.en.ts';

export const officeFilters: typeof english = {
  title: 'ಸೇವ್ ಮಾಡಿದ ಫಿಲ್ಟರ್‌ಗಳು',
  save: 'ಈ ಫಿಲ್ಟರ್ ಸೇವ್ ಮಾಡಿ',
  name: 'ಫಿಲ್ಟರ್ ಹೆಸರು',
  submit: 'ಫಿಲ್ಟರ್ ಸೇವ್ ಮಾಡಿ',
  saved: 'ಫಿಲ್ಟರ್ ಸೇವ್ ಆಗಿದೆ.',
  replaces: 'ನಿಮ್ಮ “{name}” ಫಿಲ್ಟರ್ ಬದಲಿಗೆ ಇದು ಬರುತ್ತದೆ.',
  remove: '“{name}” ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಿ',
  removed: 'ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  outdated: 'ಹಳೆಯದು',
  outdatedHint: 'ಈ ಫಿಲ್ಟರ್‌ನ ಒಂದು ಭಾಗ ಈಗ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಬಿಡಲಾಗಿದೆ. ಅಪ್‌ಡೇಟ್ ಮಾಡಲು ಇದೇ ಹೆಸರಿನಲ್ಲಿ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
  onePerson: 'ಒಂದೇ ನಂಬರ್ ಅಥವಾ ID ಗೆ ಇರುವ ಫಿಲ್ಟರ್ ಸೇವ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
};
