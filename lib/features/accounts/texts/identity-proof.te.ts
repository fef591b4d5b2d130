import type * as english from './identity-proof.en.ts';

export const identityProof = {
  password: 'పాస్‌వర్డ్',
  sendHint: 'ఇది మీరేనని నిర్ధారించడానికి {contact} కు కోడ్ పంపుతాం.',
  send: 'కోడ్ పంపండి',
  sending: 'పంపుతున్నాం…',
  passkey: 'వేలిముద్ర లేదా ముఖం వాడండి',
  passkeyFailed: 'అది పని చేయలేదు',
  passkeyFailedHint: 'మళ్లీ ప్రయత్నించండి, లేదా మరో విధంగా నిర్ధారించండి.',
  none: 'ముందు “గోప్యత & భద్రత”లో మొబైల్ నంబర్ నిర్ధారించండి. అప్పుడే ఇది మీరేనని మేం నిర్ధారించగలం.',
} satisfies typeof english.identityProof;

export const ownPhone = {
  title: 'మొబైల్ నంబర్',
  confirmed: '{phone} · నిర్ధారణ అయింది',
  unproved: 'నిర్ధారణ కాలేదు: {phone}',
  confirmTitle: 'మీ నంబర్ నిర్ధారించండి',
  addTitle: 'మీ మొబైల్ నంబర్ చేర్చండి',
  addHint: 'పాస్‌వర్డ్ లేకుండా కోడ్‌తో లాగిన్ అవ్వండి',
  why: 'SMS ద్వారా కోడ్ పంపుతాం. నిర్ధారించిన నంబర్‌తో లాగిన్ అవ్వవచ్చు, మీ బుకింగ్‌లు, రివ్యూలు లెక్కలోకి వస్తాయి.',
  keeps: 'కొత్త నంబర్ నిర్ధారణ అయ్యే వరకు {phone} తోనే లాగిన్.',
  next: 'కొత్త మొబైల్ నంబర్',
  field: 'మొబైల్ నంబర్',
  send: 'కోడ్ పంపండి',
  sending: 'పంపుతున్నాం…',
  submit: 'నంబర్ నిర్ధారించండి',
  busy: 'సేవ్ చేస్తున్నాం…',
  done: 'మీ నంబర్ నిర్ధారణ అయింది',
  doneHint: 'ఇకపై దీనితో లాగిన్ అవ్వవచ్చు.',
} satisfies typeof english.ownPhone;
