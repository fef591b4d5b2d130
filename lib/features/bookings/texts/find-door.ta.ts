import type { findDoor as english } from './find-door.en.ts';

/** The question of a worker who cannot find the door, as its customer reads it. */
export const findDoor: typeof english = {
  title: '{name} அவர்களுக்கு உங்கள் வாசல் தெரியவில்லை',
  hint: '{name} வெளியே காத்திருக்கிறார். இப்போதே பதில் சொல்லுங்கள்.',
  answers: { coming: 'நான் வருகிறேன்', call: 'எனக்கு ஃபோன் செய்யுங்கள்' },
  done: '{name} அவர்களிடம் சொல்லிவிட்டோம்',
  messages: { asked: 'வாடிக்கையாளரிடம் கேட்டுவிட்டோம்.', answered: 'பணியாளரிடம் சொல்லிவிட்டோம்.' },
};
