import type { officeKeys as english } from './office-keys.en.ts';

export const officeKeys: typeof english = {
  tab: 'API key',
  title: 'API key',
  about:
    'स्क्रिप्ट हर कॉल के साथ अपनी key भेजती है। वह वही कर सकती है जो आप कर सकते हैं, और उतना ही जितना एक्सेस आप उसे दें। उसका हर काम आपके नाम से ऑडिट में दर्ज होता है।',
  make: 'Key बनाएँ',
  makeHint: 'ऑफ़िस में काम करने वाली स्क्रिप्ट के लिए',
  form: {
    name: 'नाम',
    nameHint: 'इसे कौन इस्तेमाल करेगा, जैसे “रात की रिपोर्ट”',
    can: 'एक्सेस',
    days: 'कब बंद होगी',
    spans: { 7: '7 दिन बाद', 30: '30 दिन बाद', 90: '90 दिन बाद', 365: '1 साल बाद' },
    submit: 'Key बनाएँ',
    busy: 'Key बन रही है…',
  },
  made: {
    title: 'Key अभी कॉपी करें',
    hint: 'यह दोबारा नहीं दिखेगी। इसे पासवर्ड की तरह संभालकर रखें।',
    label: 'नई API key',
    copy: 'Key कॉपी करें',
    copied: 'Key कॉपी हो गई',
    notCopied: 'कॉपी नहीं हो पाई। Key को चुनकर ख़ुद कॉपी करें।',
    done: 'हो गया',
  },
  none: 'अभी कोई key नहीं है।',
  until: '{day} तक चलेगी',
  expired: '{day} को बंद हो गई',
  used: 'पिछली बार {when}',
  unused: 'कभी इस्तेमाल नहीं हुई',
  revoke: {
    label: 'रद्द करें',
    named: '{name} रद्द करें',
    hint: 'इस key वाली स्क्रिप्ट तुरंत रुक जाएँगी। इसे वापस नहीं लाया जा सकता।',
    done: 'Key रद्द की गई।',
  },
};
