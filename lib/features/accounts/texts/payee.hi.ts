import type { payee as english } from './payee.en.ts';

/** Where someone is paid by UPI. */
export const payee: typeof english = {
  title: 'पेमेंट के लिए UPI ID',
  part: 'पैसे पाना',
  none: 'जोड़ें, ताकि ग्राहक QR कोड स्कैन कर सकें',
  noneForRefunds: 'जोड़ें, ताकि कारीगर UPI से पैसे लौटा सकें',
  next: '{time} से: {upiId}',
  upiId: 'UPI ID',
  name: 'बैंक में नाम',
  nameHint: 'जैसा UPI ऐप में दिखता है, अंग्रेज़ी अक्षरों में',
  wait: 'नई UPI ID 24 घंटे बाद इस्तेमाल होती है। कोई आपके अकाउंट में घुस जाए, तो इससे आपका बचाव होता है।',
  submit: 'UPI ID सेव करें',
  busy: 'सेव हो रही है…',
  saved: 'UPI ID सेव हो गई',
  savedHint: 'यह 24 घंटे बाद इस्तेमाल होगी। हमने आपको बदलाव का मैसेज भेजा है।',
};
