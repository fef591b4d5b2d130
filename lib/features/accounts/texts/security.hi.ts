import type { security as english } from './security.en.ts';

export const security = {
  password: {
    title: 'पासवर्ड बदलें',
    hint: 'बाकी सभी डिवाइस से लॉगआउट हो जाएगा',
    current: 'मौजूदा पासवर्ड',
    next: 'नया पासवर्ड',
    rule: '6 से 30 अक्षर',
    confirm: 'पासवर्ड दोबारा लिखें',
    submit: 'पासवर्ड बदलें',
    busy: 'सेव हो रहा है…',
    done: 'पासवर्ड बदल गया',
    doneHint: 'बाकी सभी डिवाइस से लॉगआउट हो गया।',
  },
  devices: {
    title: 'आप कहाँ-कहाँ लॉगिन हैं',
    named: '{system} पर {browser}',
    unknown: 'अनजान डिवाइस',
    here: 'यह डिवाइस',
    since: '{day} से',
    used: '{since}, आख़िरी बार {day} को',
    end: 'लॉगआउट करें',
    ended: 'उस डिवाइस से लॉगआउट हो गया',
    everywhere: 'हर जगह से लॉगआउट करें',
    everywhereAsk: 'हर जगह से लॉगआउट करें?',
    everywhereHint: 'हर फ़ोन और कंप्यूटर से लॉगआउट होगा, इससे भी।',
    keep: 'लॉगिन रहें',
    everywhereDone: 'हर जगह से लॉगआउट हो गया',
  },
} satisfies typeof english;
