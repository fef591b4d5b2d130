import type { safety as english } from './safety.en.ts';

export const safety = {
  errors: {
    report_full: 'आपने इस शिकायत में पाँच बार जानकारी जोड़ी है। ज़रूरी जानकारी हमारे पास है; देखने के बाद आपको बताएँगे।',
    too_many_open_reports: 'इस व्यक्ति के बारे में आपकी पाँच शिकायतें खुली हैं। हम सबको साथ में देखकर आपको बताएँगे।',
  },
  title: '{name}: शिकायत या ब्लॉक करें',
  report: 'शिकायत करें',
  reportHint: 'कुछ ठीक नहीं है',
  reportTitle: '{name} की शिकायत करें',
  why: 'क्या गड़बड़ है?',
  details: 'विस्तार से बताएँ (चाहें तो)',
  send: 'शिकायत भेजें',
  chooseReason: 'कृपया चुनें कि क्या गड़बड़ है।',
  tooLong: '1000 से ज़्यादा अक्षर नहीं हो सकते।',
  reported: 'धन्यवाद। हम आपकी शिकायत देखेंगे।',
  added: 'धन्यवाद। हमने इसे आपकी खुली शिकायत में जोड़ दिया है।',
  reportNumber: 'शिकायत नंबर: {number}।',
  block: 'ब्लॉक करें',
  blockHint: 'आप एक-दूसरे को नहीं दिखेंगे',
  blockTitle: '{name} को ब्लॉक करें?',
  blockQuestion: 'आप दोनों एक-दूसरे को न सर्च में दिखेंगे, न यहाँ।',
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
  unblocked: 'अनब्लॉक कर दिया गया।',
} satisfies typeof english;

/** Sent to the person who reported something, once the report is closed. */
export const reportNews = {
  title: 'हमने आपकी शिकायत देख ली है',
  body: 'शिकायत {number} बंद हो गई है। दूसरे व्यक्ति पर क्या कार्रवाई हुई, यह हमारे और उनके बीच रहता है। फिर से ऐसा हो तो हमें लिखें।',
};
