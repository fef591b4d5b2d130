import type * as english from './frame.en.ts';

export const frame = {
  navigation: 'मुख्य मेन्यू',
  home: 'होम',
  search: 'खोजें',
  services: 'सेवाएँ',
  dashboard: 'डैशबोर्ड',
  profile: 'प्रोफ़ाइल',
  more: 'और',
  login: 'लॉगिन',
} satisfies typeof english.frame;

export const install = {
  title: 'Hunar को अपने फ़ोन में जोड़ें',
  benefit: 'एक टैप में ऐप की तरह खुलता है और डेटा कम लगता है। स्टोर से डाउनलोड नहीं करना पड़ता।',
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
  iosTitle: 'Hunar को होम स्क्रीन पर जोड़ें',
  ios: 'Safari में “शेयर करें” पर टैप करें, फिर “होम स्क्रीन में जोड़ें” चुनें।',
} satisfies typeof english.install;

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
} satisfies typeof english.more;
