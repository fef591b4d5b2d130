import type * as english from './frame.en.ts';

export const frame = {
  navigation: 'ప్రధాన మెనూ',
  home: 'హోమ్',
  search: 'వెతకండి',
  services: 'సర్వీసులు',
  dashboard: 'డాష్‌బోర్డ్',
  profile: 'ప్రొఫైల్',
  more: 'మరిన్ని',
  login: 'లాగిన్',
} satisfies typeof english.frame;

export const install = {
  title: 'Hunar ను మీ ఫోన్‌లో ఉంచండి',
  benefit: 'ఒక్క ట్యాప్‌తో యాప్‌లా తెరుచుకుంటుంది, డేటా తక్కువ ఖర్చవుతుంది. స్టోర్ నుంచి డౌన్‌లోడ్ అవసరం లేదు.',
  install: 'ఇన్‌స్టాల్ చేయండి',
  notNow: 'ఇప్పుడు వద్దు',
  iosTitle: 'Hunar ను హోమ్ స్క్రీన్‌పై ఉంచండి',
  ios: 'Safari లో షేర్ నొక్కి, “Add to Home Screen” ఎంచుకోండి.',
} satisfies typeof english.install;

export const more = {
  title: 'మరిన్ని',
  share: 'యాప్ షేర్ చేయండి',
  shareHint: 'ఇంట్లోవారికి, పక్కింటివారికి Hunar గురించి చెప్పండి',
  shareText: 'మీ ఇంటి పనికి నైపుణ్యం ఉన్న వర్కర్లను Hunar లో వెతకండి.',
  linkHint: 'లింక్ కాపీ చేసి మీ స్నేహితులకు పంపండి.',
  copy: 'లింక్ కాపీ చేయండి',
  copied: 'లింక్ కాపీ అయింది',
  version: 'వెర్షన్ {version}',
  login: 'లాగిన్',
  loginHint: 'బుకింగ్, చాట్, ఫేవరెట్స్ కోసం',
} satisfies typeof english.more;
