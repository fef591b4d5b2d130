import type * as english from './team-week.en.ts';

export const teamWeek: typeof english.teamWeek = {
  title: 'आपका हफ़्ता',
  worker: 'कारीगर',
  day: '{day}: {count} बुकिंग',
  free: 'ख़ाली समय: {times}',
  full: 'कोई समय ख़ाली नहीं',
  off: 'छुट्टी',
  cut: 'सिर्फ़ पहली {count} बुकिंग दिखाई गई हैं।',
};
