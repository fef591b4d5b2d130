import type { officeFlags as english } from './office-flags.en.ts';

export const officeFlags: typeof english = {
  tab: 'ఫీచర్లు',
  title: 'ఫీచర్లు',
  names: {
    referrals: 'రెఫరల్ కోడ్‌లు',
    topUps: 'వర్కర్ల డిపాజిట్లు',
  },
  on: 'ఆన్',
  off: 'ఆఫ్',
  why: {
    STATIC: 'సర్వర్ సెట్టింగ్ నిర్ణయించింది',
    TARGETING_MATCH: 'ఇక్కడ నిర్ణయించారు: {reason}',
    DEFAULT: 'డిఫాల్ట్',
    ERROR: 'డిఫాల్ట్; నిర్ణయాలను ఇప్పుడు చదవలేకపోతున్నాం',
  },
  acts: {
    off: {
      label: 'ఆఫ్ చేయండి',
      effect: 'ఈ ఫీచర్ అందరికీ కనిపించదు: పేజీలు, బటన్లు, సర్వర్ జవాబులు. కస్టమర్లు, వర్కర్లు సంపాదించినది, పంపినది అలాగే ఉంటుంది.',
      field: 'కారణం',
      done: 'ఆఫ్ చేశారు.',
    },
    on: {
      label: 'ఆన్ చేయండి',
      effect: 'అందరికీ ఈ ఫీచర్ మళ్లీ కనిపిస్తుంది.',
      field: 'కారణం',
      done: 'ఆన్ చేశారు.',
    },
  },
};
