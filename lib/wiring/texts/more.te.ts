import type { more as english } from './more.en.ts';

export const more = {
  title: 'మరిన్ని',
  share: 'యాప్ షేర్ చేయండి',
  shareHint: 'ఇంట్లోవారికి, పక్కింటివారికి Hunar గురించి చెప్పండి',
  shareText: 'మీ ఇంటి పనికి నైపుణ్యం ఉన్న పనివారిని Hunar లో వెతకండి.',
  linkHint: 'లింక్ కాపీ చేసి మీ స్నేహితులకు పంపండి.',
  copy: 'లింక్ కాపీ చేయండి',
  copied: 'లింక్ కాపీ అయింది',
  version: 'వెర్షన్ {version}',
  login: 'లాగిన్',
  loginHint: 'బుకింగ్, చాట్, ఫేవరెట్స్ కోసం',
} satisfies typeof english;
