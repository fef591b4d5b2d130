import type { more as english } from './more.en.ts';

export const more = {
  title: 'और',
  share: 'ऐप शेयर करें',
  shareHint: 'परिवार और पड़ोसियों को Hunar के बारे में बताएँ',
  shareText: 'Hunar पर अपने घर के काम के लिए हुनरमंद कारीगर खोजें।',
  linkHint: 'लिंक कॉपी करें और अपने दोस्तों को भेजें।',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  version: 'वर्ज़न {version}',
  login: 'लॉगिन',
  loginHint: 'बुकिंग, चैट और फ़ेवरेट के लिए',
} satisfies typeof english;
