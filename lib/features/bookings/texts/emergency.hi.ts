import type * as english from './emergency.en.ts';

export const emergency = {
  title: 'इमरजेंसी',
  dial: '112 डायल करें',
  dialHint: 'पुलिस, फ़ायर ब्रिगेड और एंबुलेंस। इंटरनेट के बिना भी लगता है।',
  office: 'Hunar को बताएँ',
  officeHint: 'हम इन्हें सबसे पहले देखते हैं।',
  practise: 'अभ्यास करें',
  practiseHint: 'न कोई कॉल लगेगी, न कुछ भेजा जाएगा।',
  practising: 'यह अभ्यास है। न कोई कॉल लगती है, न कुछ भेजा जाता है।',
  end: 'अभ्यास बंद करें',
  wouldDial: 'अब आपका फ़ोन 112 डायल करता।',
  wouldWrite: 'अब आप Hunar को लिखते।',
} satisfies typeof english.emergency;
