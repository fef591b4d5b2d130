import type * as english from './page.en.ts';

export const page = {
  description: 'आपके घर के लिए हुनरमंद कारीगर: ढूँढें, चैट करें, समय बुक करें।',
  homeLink: 'Hunar, होम पेज पर जाएँ',
  messages: 'मैसेज',
  notifications: 'नोटिफ़िकेशन',
  desk: {
    placeholder: 'सेवा खोजें...',
    search: 'खोजें',
    account: 'आपका अकाउंट',
    profile: 'प्रोफ़ाइल',
    bookings: 'मेरी बुकिंग',
    payments: 'पेमेंट',
    settings: 'सेटिंग',
  },
  fresh: '{count} नए',
  back: 'पीछे',
  notFound: 'पेज नहीं मिला',
  notFoundHint: 'हो सकता है लिंक ग़लत हो, या पेज की जगह बदल गई हो।',
  goHome: 'होम पेज पर जाएँ',
  failed: 'कुछ गड़बड़ हो गई!',
  failedHint: 'यह पेज लोड नहीं हो सका। इंटरनेट देखें और फिर से कोशिश करें।',
  noNetwork: 'इंटरनेट नहीं चल रहा, और यह बिना इंटरनेट के नहीं होगा। चालू होने पर फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  requestId: 'गड़बड़ी का नंबर: {id}',
  notices: 'ऐप के मैसेज',
  close: 'बंद करें',
  loading: 'लोड हो रहा है...',
  range: '{from} से {to} तक',
} satisfies typeof english.page;

export const offline = {
  bar: {
    title: 'इंटरनेट नहीं चल रहा।',
    hint: 'पहले खोले गए पेज अब भी पढ़े जा सकते हैं।',
    updated: 'पिछला अपडेट: {when}',
  },
  page: {
    title: 'इंटरनेट नहीं चल रहा',
    hint: 'इस पेज के लिए इंटरनेट चाहिए। पहले खोले गए पेज अब भी पढ़े जा सकते हैं।',
    retry: 'फिर से कोशिश करें',
    seen: 'ये पेज अब भी पढ़े जा सकते हैं',
  },
} satisfies typeof english.offline;

export const busy = {
  title: 'आपके नेटवर्क से बहुत ज़्यादा सर्च हुए',
  hint: 'एक नेटवर्क पर कई फ़ोन हो सकते हैं, इसलिए शायद यह आपने न किया हो। {time} के बाद फिर सर्च करें।',
  retry: 'फिर से सर्च करें',
  login: 'जारी रखने के लिए लॉगिन करें',
  link: {
    title: 'आपके नेटवर्क से बहुत ज़्यादा लिंक खोले गए',
    hint: 'एक नेटवर्क पर कई फ़ोन हो सकते हैं, इसलिए शायद यह आपने न किया हो। {time} के बाद लिंक फिर खोलें।',
    retry: 'लिंक फिर से खोलें',
  },
} satisfies typeof english.busy;
