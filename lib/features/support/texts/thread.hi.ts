import type { ticketThread as english } from './thread.en.ts';

export const ticketThread: typeof english = {
  conversation: 'बातचीत',
  you: 'आप',
  reply: 'जवाब दें',
  label: 'आपका जवाब',
  send: 'जवाब भेजें',
  sending: 'भेजा जा रहा है…',
  sent: 'जवाब भेज दिया गया',
  missing: 'पहले कुछ लिखें।',
  tooLong: 'जवाब में {count} से ज़्यादा अक्षर नहीं हो सकते।',
  failed: 'आपका जवाब नहीं भेजा जा सका। फिर से कोशिश करें।',
  cancel: 'न भेजें',
  pictures: 'फ़ोटो',
  addPicture: 'फ़ोटो जोड़ें',
  removePicture: 'फ़ोटो {number} हटाएँ',
  photo: 'फ़ोटो {number}',
  photoMissing: 'यह फ़ोटो नहीं खुल सकी।',
  full: 'आपके सभी मैसेज हमें मिल गए हैं। हमारा जवाब आने पर आप यहाँ फिर से लिख सकते हैं।',
};
