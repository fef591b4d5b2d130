import type { caseForm as englishForm, cases as english } from './cases.en.ts';

export const cases: typeof english = {
  title: 'कुछ गड़बड़ हुई',
  hint: 'सामने वाले को जवाब का मौका मिलेगा और Hunar फ़ैसला करेगा।',
  reasons: {
    not_done: 'काम पूरा नहीं हुआ',
    damaged: 'नुकसान हुआ',
    price: 'दाम सही नहीं है',
    payment: 'पेमेंट में गड़बड़ है',
    behaviour: 'बुरा बर्ताव',
    no_one_came: 'कोई नहीं आया',
  },
  own: 'यह शिकायत आपकी है। नंबर {number}।',
  theirs: 'यह शिकायत {name} की है। नंबर {number}।',
  answerBy: '{time} तक अपनी बात बताएँ। उसके बाद Hunar उसके बिना भी फ़ैसला कर सकता है।',
  answerLate: 'Hunar का फ़ैसला आने तक आप अपनी बात बता सकते हैं।',
  waits: '{time} तक {name} का जवाब आ सकता है।',
  appealed: 'अपील हुई है। Hunar से कोई और {time} तक फ़ैसला करेगा। तब तक कुछ लागू नहीं होगा।',
  appealBy: 'सहमत नहीं हैं, तो {time} तक अपील करें। दोनों में से किसी की अपील न आई, तो फ़ैसला तब लागू होगा।',
  closed: 'यह फ़ैसला आख़िरी है।',
  ended: 'बिना फ़ैसले के बंद: दोनों में से एक अकाउंट हटा दिया गया।',
  decision: 'Hunar का फ़ैसला',
  lastDecision: 'अपील के बाद Hunar का फ़ैसला',
  replaced: 'इसकी जगह अपील के बाद का फ़ैसला माना जाएगा।',
  noMoney: 'किसी को कुछ नहीं देना है।',
  ownCredit: 'आपके Hunar वॉलेट में {amount} आएँगे।',
  theirCredit: '{name} को Hunar {amount} देगा। आपको इसके लिए कुछ नहीं देना है।',
  ownRefund: 'कारीगर आपको {amount} लौटाएँगे।',
  theirRefund: 'आपको {amount} लौटाने हैं। पाने वाले: {name}',
  ownAppeal: 'आपकी अपील',
  theirAppeal: '{name} की अपील',
  answer: 'अपनी बात बताएँ',
  appeal: 'अपील करें',
};

export const caseForm: typeof englishForm = {
  reason: 'बात किस बारे में है?',
  missingReason: 'चुनें कि बात किस बारे में है।',
  label: 'क्या हुआ था?',
  missing: 'बताएँ कि क्या हुआ था।',
  send: 'Hunar को भेजें',
  next: {
    open: '{name} के पास जवाब के लिए 48 घंटे हैं। फिर Hunar दोनों की बात पढ़कर फ़ैसला करेगा।',
    answer: 'Hunar दोनों की बात पढ़कर फ़ैसला करेगा।',
    appeal: 'Hunar से कोई और सब कुछ दोबारा पढ़ेगा। वही फ़ैसला आख़िरी होगा।',
  },
  done: {
    open: 'धन्यवाद। {name} के पास जवाब के लिए 48 घंटे हैं।',
    answer: 'धन्यवाद। अब Hunar फ़ैसला करेगा।',
    appeal: 'धन्यवाद। अब Hunar से कोई और फ़ैसला करेगा।',
  },
};
