import type { visitLinks as english } from './visit-links.en.ts';

/** The two pages about a visit that need no account, and how their links are sent. */
export const visitLinks: typeof english = {
  titles: { pass: 'గేట్ పాస్', visit: 'విజిట్ ఎలా జరుగుతోంది' },
  early: 'ఇంకా సమయం కాలేదు',
  earlyHint: 'ఈ లింక్ తెరుచుకునే సమయం: {time}',
  over: 'ఈ విజిట్ ముగిసింది',
  overHint: 'ఈ లింక్‌లో ఇక ఏమీ కనిపించదు.',
  verified: 'వెరిఫైడ్',
  trade: 'పని',
  agency: 'ఏజెన్సీ',
  time: 'సమయం',
  place: 'ప్రాంతం',
  number: 'బుకింగ్ నంబర్',
  state: 'స్థితి',
  since: 'ఎప్పటి నుంచి',
  checked: 'ఈ సమయానికి ఉన్న వివరాలు: {time}',
  show: {
    hint: 'గేటు దగ్గర గార్డుకు ఇది చూపించండి. ఇందులో మీ పేరు, వచ్చే సమయం ఉంటాయి, కస్టమర్ వివరాలు ఉండవు.',
    code: 'గేట్ పాస్ QR కోడ్',
    open: 'గేట్ పాస్ తెరవండి',
  },
  send: {
    pass: 'గేట్ పాస్ పంపండి',
    passText: 'గేట్ పాస్: {name}, {time}',
    visit: 'ఈ విజిట్ లింక్ పంపండి',
    visitText: 'Hunar ద్వారా పని, {time}. ఎలా జరుగుతోందో ఇక్కడ చూడండి:',
    copied: 'కాపీ అయింది. మెసేజ్‌లో పేస్ట్ చేయండి.',
  },
};
