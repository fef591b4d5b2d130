import type { feed as english } from './feed.en.ts';

export const feed = {
  page: {
    title: 'नोटिफ़िकेशन',
    empty: 'अभी कोई नोटिफ़िकेशन नहीं',
    emptyHint: 'आपकी बुकिंग, मैसेज और पैसों की ख़बर यहाँ दिखेगी।',
    signIn: 'अपने नोटिफ़िकेशन देखने के लिए लॉगिन करें',
  },
  list: {
    fresh: 'नए',
    more: 'और दिखाएँ',
    moreFailed: 'और नोटिफ़िकेशन लोड नहीं हो सके। इंटरनेट देखें और फिर से कोशिश करें।',
  },
} satisfies typeof english;
