import type { extras as english } from './extras.en.ts';

/** Lines that the worker adds during the job, and the customer's answers. */
export const extras: typeof english = {
  title: 'अतिरिक्त काम और सामान',
  customerHint: 'आप सिर्फ़ उसी के पैसे देंगे जिसे आप मंज़ूर करें।',
  workerHint: 'ग्राहक सिर्फ़ उसी के पैसे देंगे जिसे वे मंज़ूर करें।',
  states: {
    proposed: 'जवाब का इंतज़ार है',
    accepted: 'मंज़ूर',
    declined: 'नामंज़ूर',
    withdrawn: 'वापस लिया गया',
    lapsed: 'समय पर जवाब नहीं आया',
  },
  accept: '{amount} मंज़ूर करें',
  decline: 'मना करें',
  withdraw: 'वापस लें',
  bill: 'बिल: {words}',
  waiting: 'दरवाज़े पर इंतज़ार',
  billMissing: 'फ़ोटो नहीं खुल पाई।',
  total: 'कुल',
  add: 'अतिरिक्त ख़र्च जोड़ें',
  words: 'यह ख़र्च किस चीज़ का है?',
  wordsHint: 'जैसे, नया नल',
  amount: 'रकम',
  photo: 'बिल की फ़ोटो (चाहें तो)',
  send: 'ग्राहक से पूछें',
  busy: 'भेज रहे हैं…',
  sent: 'हमने ग्राहक से पूछा है',
  sentHint: 'वे मंज़ूर करें, तभी इसके पैसे देंगे।',
  messages: {
    added: 'हमने ग्राहक से पूछा है।',
    accepted: 'अतिरिक्त ख़र्च मंज़ूर हुआ।',
    declined: 'अतिरिक्त ख़र्च नामंज़ूर हुआ।',
    withdrawn: 'अतिरिक्त ख़र्च वापस लिया गया।',
  },
};
