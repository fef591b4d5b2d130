import type { bookingNews as english } from './booking-news.en.ts';

export const bookingNews = {
  titles: {
    requested: '{name} నుంచి కొత్త రిక్వెస్ట్',
    accepted: '{name} మీ బుకింగ్ కన్ఫర్మ్ చేశారు',
    rejected: '{name} మీ బుకింగ్ తీసుకోలేకపోతున్నారు',
    on_the_way: '{name} దారిలో ఉన్నారు',
    arrived: '{name} వచ్చేశారు',
    in_progress: '{name} పని మొదలుపెట్టారు',
    completed: 'పని పూర్తయింది',
    cancelled: '{name} బుకింగ్ రద్దు చేశారు',
    expired: 'రిక్వెస్ట్‌కు సమయానికి జవాబు రాలేదు',
    no_show: 'పని జరగకుండానే బుకింగ్ ముగిసింది',
    moved: 'బుకింగ్ సమయం మారింది',
    proposed: '{name} వేరే సమయం అడుగుతున్నారు',
    proposal_declined: '{name} మొదటి సమయాన్నే ఉంచారు',
    proposal_expired: 'అడిగిన వేరే సమయానికి జవాబు రాలేదు; మొదటి సమయమే ఉంటుంది',
  },
  body: '{service}: {day}, {time}. బుకింగ్ {number}.',
  button: 'బుకింగ్ చూడండి',
} satisfies typeof english;
