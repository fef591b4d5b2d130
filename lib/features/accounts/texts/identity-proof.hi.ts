import type * as english from './identity-proof.en.ts';

export const identityProof = {
  password: 'पासवर्ड',
  sendHint: 'यह आप ही हैं, यह जाँचने के लिए हम {contact} पर कोड भेजेंगे।',
  send: 'कोड भेजें',
  sending: 'भेज रहे हैं…',
  passkey: 'फ़िंगरप्रिंट या चेहरा इस्तेमाल करें',
  passkeyFailed: 'यह नहीं हो पाया',
  passkeyFailedHint: 'फिर से कोशिश करें, या किसी और तरीके से कन्फ़र्म करें।',
  none: 'पहले प्राइवेसी और सुरक्षा में मोबाइल नंबर कन्फ़र्म करें, ताकि हम जाँच सकें कि यह आप ही हैं।',
} satisfies typeof english.identityProof;

export const ownPhone = {
  title: 'मोबाइल नंबर',
  confirmed: '{phone} · कन्फ़र्म',
  unproved: 'कन्फ़र्म नहीं हुआ: {phone}',
  confirmTitle: 'अपना नंबर कन्फ़र्म करें',
  addTitle: 'अपना मोबाइल नंबर जोड़ें',
  addHint: 'बिना पासवर्ड, कोड से लॉगिन करें',
  why: 'हम SMS से कोड भेजेंगे। कन्फ़र्म नंबर से आप लॉगिन कर सकते हैं, और आपकी बुकिंग और रिव्यू गिने जाते हैं।',
  keeps: 'नया नंबर कन्फ़र्म होने तक {phone} से ही लॉगिन होगा।',
  next: 'नया मोबाइल नंबर',
  field: 'मोबाइल नंबर',
  send: 'कोड भेजें',
  sending: 'भेज रहे हैं…',
  submit: 'नंबर कन्फ़र्म करें',
  busy: 'सेव हो रहा है…',
  done: 'आपका नंबर कन्फ़र्म हो गया',
  doneHint: 'अब आप इससे लॉगिन कर सकते हैं।',
} satisfies typeof english.ownPhone;
