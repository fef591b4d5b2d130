import type { install as english } from './install.en.ts';

export const install = {
  title: 'Hunar को फ़ोन पर रखें',
  benefit: 'एक टैप में ऐप की तरह खुलता है और डेटा कम लगता है। स्टोर से डाउनलोड नहीं करना पड़ता।',
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
  iosTitle: 'Hunar को होम स्क्रीन पर रखें',
  ios: 'Safari में “शेयर करें” पर टैप करें, फिर “होम स्क्रीन में जोड़ें” चुनें।',
} satisfies typeof english;
