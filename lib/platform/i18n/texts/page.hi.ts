import type * as english from './page.en.ts';

export const page = {
  description: 'आपके घर के लिए हुनरमंद कारीगर: खोजें, बात करें, समय बुक करें।',
  homeLink: 'Hunar, होम पेज पर जाएँ',
  messages: 'मैसेज',
  notifications: 'नोटिफ़िकेशन',
  fresh: '{count} नए',
  back: 'पीछे',
  notFound: 'पेज नहीं मिला',
  notFoundHint: 'हो सकता है पता ग़लत लिखा हो, या पेज की जगह बदल गई हो।',
  goHome: 'होम पेज पर जाएँ',
  failed: 'कुछ गड़बड़ हो गई!',
  failedHint: 'यह पेज लोड नहीं हो सका। इंटरनेट देखें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  requestId: 'रिक्वेस्ट नंबर: {id}',
  notices: 'ऐप के मैसेज',
  close: 'बंद करें',
  loading: 'लोड हो रहा है...',
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
