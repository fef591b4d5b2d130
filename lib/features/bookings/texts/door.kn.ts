import type { door as english } from './door.en.ts';

/** The code that a customer reads out at the door, and the worker’s sheet for it. */
export const door: typeof english = {
  title: 'ಬಾಗಿಲಲ್ಲಿ ಹೇಳುವ ಕೋಡ್',
  hint: '{name} ನಿಮ್ಮ ಬಾಗಿಲಿಗೆ ಬಂದ ಮೇಲೆಯೇ ಈ ಕೋಡ್ ಹೇಳಿ. ಕೆಲಸ ಶುರು ಮಾಡಲು ಇದು ಬೇಕು.',
  locked: 'ಹಲವು ಸಲ ತಪ್ಪು ಕೋಡ್ ಹಾಕಲಾಗಿದೆ. {name} ನಿಮ್ಮ ಬಳಿ ಬಂದಾಗ ಇಲ್ಲಿ ಕೆಲಸ ಶುರು ಮಾಡಿ.',
  here: '{name} ಬಂದಿದ್ದಾರೆ: ಕೆಲಸ ಶುರು ಮಾಡಿ',
  started: 'ಕೆಲಸ ಶುರುವಾಯಿತು',
  worker: {
    hint: '{name} ಅವರ ಬಳಿ ನಾಲ್ಕು ಅಂಕಿಯ ಕೋಡ್ ಇದೆ. ಬಾಗಿಲಲ್ಲಿ ಕೇಳಿ.',
    code: 'ಕೋಡ್',
    left: { one: '{count} ಪ್ರಯತ್ನ ಉಳಿದಿದೆ', other: '{count} ಪ್ರಯತ್ನಗಳು ಉಳಿದಿವೆ' },
    busy: 'ಶುರುವಾಗುತ್ತಿದೆ…',
    locked: 'ಹಲವು ಸಲ ತಪ್ಪು ಕೋಡ್ ಹಾಕಲಾಗಿದೆ. {name} ಅವರ ಫೋನಿನಲ್ಲಿ ಕೆಲಸ ಶುರು ಮಾಡಬಹುದು.',
  },
  choice: {
    label: 'ಬಾಗಿಲಲ್ಲಿ ಹೇಳುವ ಕೋಡ್',
    hint: 'ಕೆಲಸ ಶುರು ಮಾಡಲು ಕೆಲಸಗಾರರು ನಿಮ್ಮಿಂದ ನಾಲ್ಕು ಅಂಕಿಯ ಕೋಡ್ ಪಡೆಯಬೇಕು',
    on: 'ಇನ್ನು ಕೆಲಸಗಾರರಿಗೆ ನಿಮ್ಮ ಕೋಡ್ ಬೇಕು',
    off: 'ಇನ್ನು ಕೋಡ್ ಇಲ್ಲದೆ ಕೆಲಸ ಶುರು ಮಾಡಬಹುದು',
  },
};
