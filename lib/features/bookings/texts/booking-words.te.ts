import type { bookingWords as english } from './booking-words.en.ts';

export const bookingWords = {
  statuses: {
    pending: 'జవాబు రావాలి',
    accepted: 'కన్ఫర్మ్',
    on_the_way: 'దారిలో',
    arrived: 'వచ్చేశారు',
    in_progress: 'మొదలైంది',
    completed: 'పూర్తయింది',
    rejected: 'ఒప్పుకోలేదు',
    expired: 'గడువు ముగిసింది',
    cancelled: 'రద్దు',
    no_show: 'కలవలేదు',
  },
  reasons: {
    busy: 'ఆ సమయానికి వేరే పని ఉంది',
    far: 'చోటు చాలా దూరం',
    trade: 'ఈ పని నేను చేయను',
    ill: 'ఆరోగ్యం బాగాలేదు',
    late: 'ముందు పని ఆలస్యం అవుతోంది',
    travel: 'అక్కడికి చేరుకోలేకపోతున్నాను',
    account_deleted: 'ఖాతా తొలగించారు',
  },
  days: { today: 'ఈరోజు', tomorrow: 'రేపు' },
} satisfies typeof english;
