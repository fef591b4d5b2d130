import type { extras as english } from './extras.en.ts';

/** Lines that the worker adds during the job, and the customer's answers. */
export const extras: typeof english = {
  title: 'అదనపు ఖర్చులు',
  customerHint: 'మీరు ఒప్పుకున్నదానికి మాత్రమే డబ్బు ఇవ్వాలి.',
  workerHint: 'కస్టమర్ ఒప్పుకున్నదానికి మాత్రమే డబ్బు ఇస్తారు.',
  states: {
    proposed: 'జవాబు కోసం చూస్తున్నాం',
    accepted: 'ఒప్పుకున్నారు',
    declined: 'వద్దన్నారు',
    withdrawn: 'వెనక్కి తీసుకున్నారు',
    lapsed: 'సమయానికి జవాబు రాలేదు',
  },
  accept: '{amount} ఒప్పుకుంటాను',
  decline: 'వద్దు',
  withdraw: 'వెనక్కి తీసుకోండి',
  bill: '{words}: బిల్లు',
  waiting: 'గుమ్మం దగ్గర వెయిటింగ్',
  billMissing: 'ఫోటో లోడ్ కాలేదు.',
  total: 'మొత్తం',
  add: 'అదనపు ఖర్చు చేర్చండి',
  words: 'ఇది దేనికి?',
  wordsHint: 'ఉదాహరణకు, కొత్త కుళాయి',
  amount: 'ఎంత డబ్బు',
  photo: 'బిల్లు ఫోటో (కావాలంటే)',
  send: 'కస్టమర్‌ను అడగండి',
  busy: 'పంపుతున్నాం…',
  sent: 'కస్టమర్‌ను అడిగాం',
  sentHint: 'వారు ఒప్పుకుంటేనే దీనికి డబ్బు ఇస్తారు.',
  messages: {
    added: 'కస్టమర్‌ను అడిగాం.',
    accepted: 'అదనపు ఖర్చు ఒప్పుకున్నారు.',
    declined: 'అదనపు ఖర్చు వద్దన్నారు.',
    withdrawn: 'అదనపు ఖర్చు వెనక్కి తీసుకున్నారు.',
  },
};
