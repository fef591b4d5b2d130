import type { findDoor as english } from './find-door.en.ts';

/** The question of a worker who cannot find the door, as its customer reads it. */
export const findDoor: typeof english = {
  title: '{name} ಅವರಿಗೆ ನಿಮ್ಮ ಮನೆ ಸಿಗುತ್ತಿಲ್ಲ',
  hint: '{name} ಹೊರಗೆ ಕಾಯುತ್ತಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಈಗಲೇ ಉತ್ತರಿಸಿ.',
  answers: { coming: 'ನಾನು ಬರುತ್ತಿದ್ದೇನೆ', call: 'ನನಗೆ ಕಾಲ್ ಮಾಡಿ' },
  done: '{name} ಅವರಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ',
  messages: { asked: 'ಗ್ರಾಹಕರನ್ನು ಕೇಳಿದ್ದೇವೆ.', answered: 'ಕೆಲಸಗಾರರಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ.' },
};
