import type { safety as english } from './safety.en.ts';

export const safety = {
  title: '{name}: शिकायत या ब्लॉक करें',
  report: 'शिकायत करें',
  reportHint: 'कुछ ठीक नहीं है',
  reportTitle: '{name} की शिकायत करें',
  why: 'क्या गड़बड़ है?',
  details: 'पूरी बात (चाहें तो)',
  send: 'शिकायत भेजें',
  chooseReason: 'कृपया चुनें कि क्या गड़बड़ है।',
  tooLong: 'पूरी बात 1000 अक्षरों से ज़्यादा न हो।',
  reported: 'धन्यवाद। हम आपकी शिकायत देखेंगे।',
  reportNumber: 'इसका नंबर {number} है।',
  block: 'ब्लॉक करें',
  blockHint: 'आप एक-दूसरे को नहीं दिखेंगे',
  blockTitle: '{name} को ब्लॉक करें?',
  blockQuestion: 'आप दोनों एक-दूसरे को न खोज में दिखेंगे, न यहाँ।',
  keep: 'ब्लॉक न करें',
  blocked: 'ब्लॉक कर दिया गया। अब आप एक-दूसरे को नहीं दिखेंगे।',
  failed: 'यह भेजा नहीं जा सका। इंटरनेट देखें और फिर से कोशिश करें।',
  reasons: {
    abuse: 'बदतमीज़ी या धमकी',
    fraud: 'ठगी, या पहले पैसे माँगे',
    unsafe: 'मुझे असुरक्षित लगा',
    fakeProfile: 'नकली प्रोफ़ाइल',
    spam: 'विज्ञापन या स्पैम',
    other: 'कुछ और',
  },
  unblock: 'अनब्लॉक करें',
  unblocked: 'ब्लॉक हटा दिया गया।',
} satisfies typeof english;

/** What whoever reported something hears once it was looked into. */
export const reportNews = {
  title: 'हमने आपकी रिपोर्ट देख ली है',
  body: '{number} पर काम पूरा हुआ। दूसरे व्यक्ति के साथ क्या होगा, यह उनके और हमारे बीच रहता है। फिर से ऐसा हो तो हमें लिखें।',
};
