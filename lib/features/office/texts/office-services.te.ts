import type { officeServices as english } from './office-services.en.ts';

export const officeServices: typeof english = {
  add: 'కొత్త సర్వీస్‌ను చేర్చండి',
  remove: 'సర్వీస్‌ను తీసేయండి',
  title: 'పేరు',
  description: 'వివరణ',
  includes: 'ఇందులో ఏముంటాయి',
  excludes: 'ఇందులో ఏముండవు',
  searchWords: 'కస్టమర్లు వెతికే ఇతర మాటలు',
  onePerLine: 'ఒక్కో లైన్‌లో ఒకటి. ఇంగ్లిష్ లైన్ల క్రమంలోనే రాయండి.',
  extraLines: 'ఇక్కడ ఇంగ్లిష్ కంటే ఎక్కువ లైన్లున్నాయి. ముందు ఇంగ్లిష్ లైన్ చేర్చండి.',
  duration: 'సమయం (నిమిషాల్లో)',
  durationHint: '15 నిమిషాల చొప్పున, 8 గంటల వరకే.',
  trades: 'పనులు',
  tradesHint: 'ఈ పనులన్నీ చేసేవారిని ఈ సర్వీస్‌కు బుక్ చేయవచ్చు. ఏదీ ఎంచుకోకపోతే వర్కర్లందరినీ.',
  pictures: 'ఫోటోలు',
  picture: {
    picture: 'ఫోటో {number}',
    remove: 'ఫోటో {number} తీసేయండి',
    add: 'ఫోటో చేర్చండి',
    uploading: 'అప్‌లోడ్ అవుతోంది…',
  },
};
