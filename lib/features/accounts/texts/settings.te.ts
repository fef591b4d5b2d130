import type { settings as english } from './settings.en.ts';

export const settings = {
  title: 'సెట్టింగ్\u200cలు',
  theme: 'డార్క్ మోడ్',
  themes: {
    system: 'ఫోన్\u200cలో ఉన్నట్టే',
    light: 'లైట్',
    dark: 'డార్క్',
  },
  language: 'భాష',
  languageSaid: 'యాప్ ఇప్పుడు తెలుగులో ఉంది',
  unsaved: 'మీ ఖాతాలో ఇంకా పాత భాషే ఉంది',
  unsavedHint: 'ఇ-మెయిల్స్, నోటిఫికేషన్లు పాత భాషలోనే వస్తాయి. కాసేపట్లో మళ్లీ ఎంచుకోండి.',
  offline: 'భాష మార్చలేకపోయాం',
  offlineHint: 'ఇంటర్నెట్ లేదు. కాసేపట్లో మళ్లీ ప్రయత్నించండి.',
  notifications: 'నోటిఫికేషన్లు',
  email: 'ఇ-మెయిల్',
  emailHint: 'మీ బుకింగ్ వార్తలు',
  emailOn: 'ఇ-మెయిల్ ఆన్',
  emailOff: 'ఇ-మెయిల్ ఆఫ్',
  always: 'బెల్ గుర్తులో అన్ని వార్తలు ఎప్పుడూ కనిపిస్తాయి.',
  cache: 'క్యాష్ మెమరీ క్లియర్ చేయండి',
  cacheHint: 'సేవ్ చేసిన పేజీలు, ఫోటోలు',
  cleared: 'క్యాష్ మెమరీ క్లియర్ అయింది',
  freed: '{size} ఖాళీ అయింది',
} satisfies typeof english;
