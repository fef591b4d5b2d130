import type { home as english } from '../en/home.ts';

export const home = {
  heading: 'మీకు ఏ పని కావాలి?',
  loading: 'వర్గాలు లోడ్ అవుతున్నాయి',
  empty: 'వర్గాలు ఏవీ అందుబాటులో లేవు',
  emptyHint: 'పనుల వర్గాలు చేర్చగానే ఇక్కడ కనిపిస్తాయి.',
  lookAgain: 'మళ్లీ చూడండి',
} satisfies typeof english;
