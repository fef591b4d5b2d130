import type { reviews as english } from './reviews.en.ts';

export const reviews = {
  errors: {
    booking_not_completed: 'పని పూర్తయ్యాకే రివ్యూ ఇవ్వగలరు.',
    already_reviewed: 'ఈ బుకింగ్‌కు మీరు ఇప్పటికే రివ్యూ ఇచ్చారు. ధన్యవాదాలు!',
    already_answered: 'ఈ రివ్యూకు మీరు ఇప్పటికే జవాబు ఇచ్చారు.',
  },
  fields: {
    rating_missing: 'దయచేసి రేటింగ్ ఎంచుకోండి',
  },
  news: {
    named: '{name} మీకు రివ్యూ ఇచ్చారు',
    unnamed: 'మీకు కొత్త రివ్యూ వచ్చింది',
    answered: '{name} మీ రివ్యూకు జవాబు ఇచ్చారు',
  },
  reply: {
    open: 'జవాబివ్వండి',
    label: 'మీ జవాబు',
    hint: 'రివ్యూ చూసే ప్రతి ఒక్కరూ దీన్ని చదవగలరు. ఒక్కసారే జవాబివ్వగలరు.',
    send: 'జవాబు పోస్ట్ చేయండి',
    busy: 'పోస్ట్ చేస్తున్నాం...',
    failed: 'జవాబు పోస్ట్ కాలేదు',
    title: 'ఈ రివ్యూకు జవాబివ్వండి',
  },
  messages: {
    app: 'యాప్‌కు రేటింగ్ ఇచ్చినందుకు ధన్యవాదాలు!',
    worker: 'మీ రివ్యూకు ధన్యవాదాలు!',
    answered: 'మీ జవాబు ఇప్పుడు అందరికీ కనిపిస్తుంది.',
  },
} satisfies typeof english;
