import type { officeFlags as english } from './office-flags.en.ts';

export const officeFlags: typeof english = {
  tab: 'फ़ीचर',
  title: 'फ़ीचर',
  names: {
    referrals: 'रेफ़रल कोड',
    topUps: 'कारीगरों के डिपॉज़िट',
  },
  on: 'चालू',
  off: 'बंद',
  why: {
    STATIC: 'सर्वर की सेटिंग से तय',
    TARGETING_MATCH: 'यहाँ तय किया गया: {reason}',
    DEFAULT: 'डिफ़ॉल्ट',
    ERROR: 'डिफ़ॉल्ट, क्योंकि फ़ैसले अभी पढ़े नहीं जा सकते',
  },
  acts: {
    off: {
      label: 'बंद करें',
      effect: 'यह फ़ीचर सबके लिए हट जाएगा: पेज, बटन और सर्वर की सुविधा। लोगों ने जो कमाया या भेजा है, वह बना रहेगा।',
      field: 'कारण',
      done: 'बंद किया गया।',
    },
    on: {
      label: 'चालू करें',
      effect: 'यह फ़ीचर सबको फिर से दिखेगा।',
      field: 'कारण',
      done: 'चालू किया गया।',
    },
  },
};
