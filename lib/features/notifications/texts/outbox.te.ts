import type { outbox as english } from './outbox.en.ts';

export const outbox = {
  title: 'పంపిన ఇ-మెయిల్స్',
  hint: 'ఈ డెమో నిజమైన ఇ-మెయిల్స్ పంపదు. వెళ్లాల్సిన ఇ-మెయిల్స్ ఇక్కడ ఉన్నాయి.',
  empty: 'ఇంకా ఇ-మెయిల్ ఏదీ పంపలేదు',
  emptyHint: 'ఇ-మెయిల్ పంపగానే ఇక్కడ కనిపిస్తుంది.',
  to: 'ఎవరికి: {address}',
} satisfies typeof english;
