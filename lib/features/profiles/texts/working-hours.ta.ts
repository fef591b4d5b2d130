import type { workingHours as english } from './working-hours.en.ts';

export const workingHours = {
  title: 'வேலை நேரம்',
  edit: 'நேரத்தை மாற்று',
  days: 'வேலை நாட்கள்',
  slots: 'நேரங்கள்',
  noSlots: 'நேரம் குறிக்காவிட்டால் வேலை நாள் காலை 6 முதல் இரவு 8 வரை திறந்திருக்கும்.',
  day: 'நாள்',
  allDays: 'எல்லா வேலை நாட்களும்',
  start: 'தொடக்கம்',
  end: 'முடிவு',
  choose: 'தேர்ந்தெடுங்கள்',
  add: 'நேரம் சேர்',
  remove: '{slot} நீக்கு',
  save: 'நேரத்தைச் சேமி',
  saving: 'சேமிக்கிறோம்...',
  cancel: 'வேண்டாம்',
  done: 'நேரம் மாற்றப்பட்டது',
  doneHint: 'உங்கள் வேலை நேரம் சேமிக்கப்பட்டது.',
  failed: 'பிழை',
  failedHint: 'நேரத்தைச் சேமிக்க முடியவில்லை',
} satisfies typeof english;
