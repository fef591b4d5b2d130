import type { visitLinks as english } from './visit-links.en.ts';

/** The two pages about a visit that need no account, and how their links are sent. */
export const visitLinks: typeof english = {
  titles: { pass: 'गेट पास', visit: 'काम कैसा चल रहा है' },
  early: 'अभी समय नहीं हुआ',
  earlyHint: 'यह लिंक इस समय खुलेगा: {time}',
  over: 'यह काम ख़त्म हो गया',
  overHint: 'अब इस लिंक में कुछ नहीं दिखेगा।',
  verified: 'वेरिफ़ाइड',
  trade: 'हुनर',
  agency: 'एजेंसी',
  time: 'समय',
  place: 'इलाका',
  number: 'बुकिंग नंबर',
  state: 'स्थिति',
  since: 'कब से',
  checked: 'इस समय की जानकारी: {time}',
  show: {
    hint: 'गेट पर गार्ड को यह दिखाएँ। इसमें आपका नाम और आने का समय है, ग्राहक की कोई जानकारी नहीं।',
    code: 'गेट पास का QR कोड',
    open: 'गेट पास खोलें',
  },
  send: {
    pass: 'गेट पास भेजें',
    passText: 'गेट पास: {name}, {time}',
    visit: 'इस काम का लिंक भेजें',
    visitText: 'Hunar से काम, {time}। कैसा चल रहा है, यहाँ देखें:',
    copied: 'कॉपी हो गया। मैसेज में पेस्ट करें।',
  },
};
