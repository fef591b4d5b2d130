import type { rate as english } from './rate.en.ts';

export const rate = {
  title: 'రేటింగ్ ఇవ్వండి',
  app: 'యాప్ ఎలా ఉంది?',
  worker: '{name} గారికి రేటింగ్',
  stars: { one: '1 స్టార్', two: '2 స్టార్లు', three: '3 స్టార్లు', four: '4 స్టార్లు', five: '5 స్టార్లు' },
  comment: 'మీ అభిప్రాయం',
  commentHint: 'ఏది బాగుంది, ఏది లేదు?',
  isPublic: 'నా పేరు చూపించండి',
  submit: 'పంపండి',
  submitting: 'పంపుతున్నాం…',
  failed: 'రేటింగ్ వెళ్లలేదు',
  store: 'యాప్ స్టోర్\u200cలో కూడా రేటింగ్ ఇవ్వండి',
  back: 'నా బుకింగ్\u200cలకు తిరిగి',
  cannot: 'ఈ బుకింగ్\u200cకు రేటింగ్ ఇవ్వలేరు',
  cannotHint: 'ఇప్పటికే ఇచ్చి ఉండవచ్చు, లేదా పని ఇంకా పూర్తి కాలేదు.',
  signIn: 'ఈ పనికి రేటింగ్ ఇవ్వడానికి లాగిన్ అవ్వండి',
  thanks: 'మీ రివ్యూకు ధన్యవాదాలు!',
  thanksHint: 'ఇతరులు ఎంచుకోవడానికి ఇది సహాయపడుతుంది.',
  again: 'మళ్లీ రేటింగ్ ఇవ్వండి',
} satisfies typeof english;
