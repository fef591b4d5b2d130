import type { officeServices as english } from './office-services.en.ts';

export const officeServices: typeof english = {
  add: 'కొత్త సర్వీస్‌ను చేర్చండి',
  remove: 'సర్వీస్‌ను తీసేయండి',
  title: 'పేరు',
  description: 'వివరణ',
  includes: 'ఇందులో ఏముంటాయి',
  excludes: 'ఇందులో ఏముండవు',
  searchWords: 'ప్రజలు వెతికే ఇతర పదాలు',
  onePerLine: 'ఒక్కో వరుసలో ఒకటి. ఇంగ్లిష్ వరుసల క్రమంలోనే రాయండి.',
  extraLines: 'ఇక్కడ ఇంగ్లిష్ కంటే ఎక్కువ వరుసలున్నాయి. ముందు ఇంగ్లిష్ వరుస చేర్చండి.',
  duration: 'సమయం (నిమిషాల్లో)',
  durationHint: '15 నిమిషాల చొప్పున, గరిష్ఠంగా 8 గంటలు.',
  trades: 'నైపుణ్యాలు',
  tradesHint: 'ఈ నైపుణ్యాలన్నీ ఉన్నవారిని ఈ సర్వీస్‌కు బుక్ చేయవచ్చు. ఏదీ ఎంచుకోకపోతే వర్కర్లందరినీ.',
  pictures: 'బొమ్మలు',
  picture: {
    picture: 'బొమ్మ {number}',
    remove: 'బొమ్మ {number} తీసేయండి',
    add: 'బొమ్మ చేర్చండి',
    uploading: 'అప్‌లోడ్ అవుతోంది…',
  },
};
