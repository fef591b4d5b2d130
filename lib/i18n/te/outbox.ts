import type { outbox as english } from '../en/outbox.ts';

export const outbox = {
  title: 'పంపిన మెయిల్స్',
  hint: 'ఈ డెమో నిజమైన మెయిల్స్ పంపదు. వెళ్లాల్సిన మెయిల్స్ ఇక్కడ ఉన్నాయి.',
  empty: 'ఇంకా మెయిల్ ఏదీ పంపలేదు',
  emptyHint: 'మెయిల్ పంపగానే ఇక్కడ కనిపిస్తుంది.',
  to: 'గ్రహీత: {address}',
} satisfies typeof english;
