import type * as english from './team-week.en.ts';

export const teamWeek: typeof english.teamWeek = {
  title: 'உங்கள் வாரம்',
  worker: 'பணியாளர்',
  day: '{day}: {count} புக்கிங்',
  free: 'காலி நேரம்: {times}',
  full: 'காலி நேரம் இல்லை',
  off: 'லீவு',
  cut: 'முதல் {count} புக்கிங் மட்டும் காட்டப்படுகிறது.',
};
