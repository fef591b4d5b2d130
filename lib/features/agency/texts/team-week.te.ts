import type * as english from './team-week.en.ts';

export const teamWeek: typeof english.teamWeek = {
  title: 'మీ వారం',
  worker: 'వర్కర్',
  day: '{day}: {count} బుకింగ్‌లు',
  free: 'ఖాళీ: {times}',
  full: 'ఖాళీ సమయం లేదు',
  off: 'సెలవు',
  cut: 'మొదటి {count} బుకింగ్‌లు మాత్రమే చూపిస్తున్నాం.',
};
