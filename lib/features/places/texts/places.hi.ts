import type { places as english } from './places.en.ts';

export const places = {
  errors: {
    pin_unknown: 'यह पिन कोड हमारे पास नहीं है। उसे जाँचकर फिर से भरें।',
    place_unknown: 'इस जगह के पास कोई पिन कोड नहीं मिला। अपना पिन कोड भरें।',
    too_many_addresses: 'आप पाँच पते रख सकते हैं। पहले कोई एक हटाएँ।',
  },
  fields: {
    address_required: 'पता भरना ज़रूरी है',
    pin_six_digits: 'पिन कोड 6 अंकों का होना चाहिए',
    country_india: 'सिर्फ़ भारत का पता सेव हो सकता है',
  },
  messages: { saved: 'पता सेव हो गया', removed: 'पता हटा दिया गया' },
  chip: { change: 'पता बदलें', none: 'जगह चुनें', locating: 'जगह खोज रहे हैं' },
  dialog: {
    locate: 'मेरी मौजूदा लोकेशन लें',
    locating: 'जगह खोज रहे हैं',
    denied: 'इस साइट के लिए लोकेशन बंद है। ब्राउज़र में चालू करें, या पिन कोड भरें।',
    lost: 'आपकी लोकेशन नहीं मिली। फिर से कोशिश करें, या पिन कोड भरें।',
  },
  form: {
    pin: 'पिन कोड',
    pinUnknown: 'यह पिन कोड हमारे पास नहीं है। उसे जाँचें, या राज्य और शहर ख़ुद चुनें।',
    pinHint: 'शहर और राज्य अपने आप भर जाएँगे',
    state: 'राज्य',
    chooseState: 'राज्य चुनें',
    city: 'शहर',
    stateFirst: 'पहले राज्य चुनें',
    street: 'मकान नंबर और गली',
    landMark: 'लैंडमार्क (चाहें तो)',
    country: 'देश',
    india: 'भारत',
    submit: 'पता सेव करें',
    busy: 'सेव हो रहा है...',
    failed: 'पता सेव नहीं हो सका',
    missing: 'पता भरना ज़रूरी है',
    missingHint: 'कृपया पूरा पता भरें',
    guestHint: 'सिर्फ़ इसी फ़ोन पर रहता है, ताकि आपके आस-पास के कारीगर दिखें',
  },
} satisfies typeof english;
