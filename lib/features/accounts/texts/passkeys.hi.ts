import type { passkeys as english } from './passkeys.en.ts';

export const passkeys = {
  errors: {
    passkey_invalid: 'पासकी की जाँच नहीं हो सकी। फिर से कोशिश करें।',
    passkey_refused: 'यह पासकी यहाँ नहीं मिली। अपने पासवर्ड से लॉगिन करें।',
    passkey_known: 'इस डिवाइस पर किसी अकाउंट की पासकी पहले से है।',
    too_many_passkeys: 'आपके पास 10 पासकी हैं। पहले एक हटाएँ।',
  },
  messages: { added: 'बायोमेट्रिक लॉगिन चालू है', removed: 'पासकी हटा दी गई' },
  title: 'बायोमेट्रिक लॉगिन',
  hintOff: 'बंद। पासवर्ड की जगह फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक।',
  hintOn: { one: 'चालू। 1 डिवाइस', other: 'चालू। {count} डिवाइस' },
  about: 'पासकी आपके डिवाइस में रहती है; फ़िंगरप्रिंट या चेहरा कहीं नहीं भेजा जाता।',
  password: 'पासवर्ड',
  add: 'इस डिवाइस पर चालू करें',
  busy: 'एक पल…',
  remove: 'हटाएँ',
  none: 'पासकी नहीं बनी',
  noneHint: 'फिर से कोशिश करें, या पासवर्ड से काम चलाएँ।',
  login: {
    button: 'फ़िंगरप्रिंट या चेहरे से लॉगिन करें',
    failed: 'पासकी से लॉगिन नहीं हुआ',
    failedHint: 'अपने पासवर्ड से लॉगिन करें।',
  },
} satisfies typeof english;
