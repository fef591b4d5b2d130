import type { officeServices as english } from './office-services.en.ts';

export const officeServices: typeof english = {
  add: 'नई सेवा जोड़ें',
  remove: 'सेवा हटाएँ',
  title: 'नाम',
  description: 'विवरण',
  includes: 'क्या शामिल है',
  excludes: 'क्या शामिल नहीं है',
  searchWords: 'लोग और किन शब्दों से खोजते हैं',
  onePerLine: 'हर लाइन में एक। लाइनें अंग्रेज़ी की लाइनों के क्रम में रखें।',
  extraLines: 'यहाँ अंग्रेज़ी से ज़्यादा लाइनें हैं। पहले अंग्रेज़ी की लाइन जोड़ें।',
  duration: 'समय (मिनट में)',
  durationHint: '15-15 मिनट में, ज़्यादा से ज़्यादा 8 घंटे।',
  trades: 'हुनर',
  tradesHint: 'जिनके पास ये सभी हुनर हैं, उन्हें इस सेवा के लिए बुक किया जा सकता है। कोई न चुनने पर हर कारीगर को।',
  pictures: 'फ़ोटो',
  picture: {
    picture: 'फ़ोटो {number}',
    remove: 'फ़ोटो {number} हटाएँ',
    add: 'फ़ोटो जोड़ें',
    uploading: 'अपलोड हो रही है…',
  },
};
