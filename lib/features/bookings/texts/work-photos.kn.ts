import type * as english from './work-photos.en.ts';

export const workPhotos = {
  title: 'ಕೆಲಸದ ಫೋಟೋಗಳು',
  hint: 'ಇವು ನಿಮಗೆ, {name} ಅವರಿಗೆ ಮತ್ತು Hunar ಗೆ ಮಾತ್ರ ಕಾಣುತ್ತವೆ.',
  stages: {
    before: {
      title: 'ಮೊದಲು',
      add: 'ಕೆಲಸಕ್ಕೆ ಮೊದಲಿನ ಫೋಟೋ ಸೇರಿಸಿ',
      photo: 'ಕೆಲಸಕ್ಕೆ ಮೊದಲು, ಫೋಟೋ {number}',
      remove: 'ಕೆಲಸಕ್ಕೆ ಮೊದಲಿನ ಫೋಟೋ {number} ಅಳಿಸಿ',
    },
    after: {
      title: 'ನಂತರ',
      add: 'ಕೆಲಸದ ನಂತರದ ಫೋಟೋ ಸೇರಿಸಿ',
      photo: 'ಕೆಲಸದ ನಂತರ, ಫೋಟೋ {number}',
      remove: 'ಕೆಲಸದ ನಂತರದ ಫೋಟೋ {number} ಅಳಿಸಿ',
    },
  },
  you: 'ನೀವು, {time}',
  other: '{name}, {time}',
  chosen: 'ಫೋನ್ ಗಡಿಯಾರದ ಪ್ರಕಾರ ಸೇರಿಸಿದ ಸಮಯ: {chosen}',
  remove: 'ಅಳಿಸಿ',
  added: 'ಫೋಟೋ ಸೇರಿದೆ',
  removed: 'ಫೋಟೋ ಅಳಿಸಲಾಗಿದೆ',
} satisfies typeof english.workPhotos;
