import type * as english from './work-photos.en.ts';

export const workPhotos = {
  title: 'வேலையின் படங்கள்',
  hint: 'இவற்றை நீங்கள், {name}, Hunar மட்டுமே பார்க்க முடியும்.',
  stages: {
    before: {
      title: 'முன்பு',
      add: 'வேலைக்கு முந்தைய படம் சேர்க்க',
      photo: 'வேலைக்கு முன்பு, படம் {number}',
      remove: 'வேலைக்கு முந்தைய படம் {number}-ஐ நீக்கு',
    },
    after: {
      title: 'பிறகு',
      add: 'வேலைக்குப் பிந்தைய படம் சேர்க்க',
      photo: 'வேலைக்குப் பிறகு, படம் {number}',
      remove: 'வேலைக்குப் பிந்தைய படம் {number}-ஐ நீக்கு',
    },
  },
  you: 'நீங்கள், {time}',
  other: '{name}, {time}',
  chosen: 'ஃபோன் கடிகாரப்படி {chosen}-க்குச் சேர்த்தது',
  remove: 'நீக்கு',
  added: 'படம் சேர்ந்துவிட்டது',
  removed: 'படம் நீக்கப்பட்டது',
} satisfies typeof english.workPhotos;
