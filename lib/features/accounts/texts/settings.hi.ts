import type { settings as english } from './settings.en.ts';

export const settings = {
  title: 'सेटिंग',
  theme: 'डार्क मोड',
  themes: {
    system: 'फ़ोन जैसा',
    light: 'लाइट',
    dark: 'डार्क',
  },
  language: 'भाषा',
  languageSaid: 'ऐप अब हिन्दी में है',
  unsaved: 'आपके अकाउंट में अभी पुरानी भाषा ही है',
  unsavedHint: 'ईमेल और नोटिफ़िकेशन पुरानी भाषा में ही आएँगे। थोड़ी देर में फिर से चुनें।',
  offline: 'भाषा नहीं बदल सकी',
  offlineHint: 'इंटरनेट नहीं चल रहा। थोड़ी देर में फिर से कोशिश करें।',
  notifications: 'नोटिफ़िकेशन',
  email: 'ईमेल',
  emailHint: 'आपकी बुकिंग की ख़बरें',
  emailOn: 'ईमेल चालू',
  emailOff: 'ईमेल बंद',
  always: 'घंटी में सारी ख़बरें हमेशा दिखती हैं।',
  cache: 'कैश मेमोरी साफ़ करें',
  cacheHint: 'सेव किए हुए पेज और फ़ोटो',
  cleared: 'कैश मेमोरी साफ़ हो गई',
  freed: '{size} जगह ख़ाली हुई',
} satisfies typeof english;
