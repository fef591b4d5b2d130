import type { offline as english } from './offline.en.ts';

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
} satisfies typeof english;
