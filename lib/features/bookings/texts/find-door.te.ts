import type { findDoor as english } from './find-door.en.ts';

/** The question of a worker who cannot find the door, as its customer reads it. */
export const findDoor: typeof english = {
  title: '{name} గారికి మీ ఇల్లు దొరకడం లేదు',
  hint: '{name} బయట ఉన్నారు. దయచేసి ఇప్పుడే జవాబివ్వండి.',
  answers: { coming: 'నేను వస్తున్నాను', call: 'నాకు కాల్ చేయండి' },
  done: '{name} గారికి చెప్పాం',
  messages: { asked: 'కస్టమర్‌ను అడిగాం.', answered: 'వర్కర్‌కు చెప్పాం.' },
};
