import type { bookingNews as english } from './booking-news.en.ts';

export const bookingNews = {
  titles: {
    requested: '{name} அனுப்பிய புதிய கோரிக்கை',
    accepted: '{name} உங்கள் புக்கிங்கை உறுதி செய்தார்',
    rejected: '{name} உங்கள் புக்கிங்கை ஏற்கவில்லை',
    on_the_way: '{name} வந்துகொண்டிருக்கிறார்',
    arrived: '{name} வந்துவிட்டார்',
    in_progress: '{name} வேலையைத் தொடங்கினார்',
    completed: 'வேலை முடிந்தது',
    cancelled: '{name} புக்கிங்கை ரத்து செய்தார்',
    expired: 'கோரிக்கைக்குச் சரியான நேரத்தில் பதில் வரவில்லை',
    no_show: 'வேலை நடக்காமல் புக்கிங் முடிந்தது',
    moved: 'புக்கிங் நேரம் மாறியது',
    proposed: '{name} வேறு நேரம் கேட்கிறார்',
    proposal_declined: '{name} முதல் நேரத்தையே வைத்துக்கொண்டார்',
    proposal_expired: 'வேறு நேரத்துக்குப் பதில் வரவில்லை; புக்கிங் முதல் நேரத்திலேயே இருக்கும்',
  },
  body: '{service}: {day}, {time}. புக்கிங் {number}.',
  button: 'புக்கிங்கைப் பார்க்க',
} satisfies typeof english;
