import type { workCard as english } from './work-card.en.ts';

/** A worker’s public card: its switches, and its page. */
export const workCard: typeof english = {
  title: 'काम का कार्ड',
  publish: 'मेरा कार्ड सबको दिखाएँ',
  hint: 'आपकी फ़ोटो, हुनर, पूरे किए काम और रेटिंग का पेज, भेजने या छापने के लिए। इसे कोई भी बिना अकाउंट के खोल सकता है।',
  on: 'आपका कार्ड अब सब देख सकते हैं',
  off: 'आपका कार्ड हट गया, पुराने लिंक अब नहीं खुलेंगे',
  phone: 'मेरा फ़ोन नंबर दिखाएँ',
  phoneHint: 'कार्ड खोलने वाला कोई भी आपको कॉल कर सकता है',
  indexed: 'सर्च इंजन में दिखाएँ',
  indexedHint: 'नहीं तो सिर्फ़ लिंक वाले लोग देखेंगे',
  languages: 'आपकी भाषाएँ',
  saved: 'सेव हो गया',
  open: 'खोलें और छापें',
  share: 'मेरा कार्ड भेजें',
  shareText: 'Hunar पर मेरे काम का कार्ड:',
  copied: 'कॉपी हो गया। मैसेज में पेस्ट करें।',
  page: {
    languages: 'भाषाएँ',
    since: 'काम की शुरुआत',
    jobs: 'Hunar पर पूरे किए काम',
    rating: 'रेटिंग',
    phone: 'फ़ोन',
    code: 'इस कार्ड का QR कोड',
    print: 'छापें',
    book: 'बुक करें',
    summary: '{name} को Hunar पर बुक करें, दाम पहले से पता।',
  },
};
