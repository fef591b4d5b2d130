import type { TranslatedEntry } from './seed-service.ts';

/** How people engage a worker. */
export const workTypes: readonly TranslatedEntry[] = [
  { name: 'One visit', picture: '', names: { hi: 'एक बार', kn: 'ಒಂದು ಸಲ', ta: 'ஒரு முறை', te: 'ఒక్కసారి' } },
  { name: 'Full day', picture: '', names: { hi: 'पूरा दिन', kn: 'ಪೂರ್ತಿ ದಿನ', ta: 'முழு நாள்', te: 'రోజంతా' } },
  { name: 'Daily', picture: '', names: { hi: 'रोज़', kn: 'ಪ್ರತಿದಿನ', ta: 'தினமும்', te: 'ప్రతిరోజూ' } },
  { name: 'Monthly', picture: '', names: { hi: 'महीने पर', kn: 'ತಿಂಗಳ ಲೆಕ್ಕ', ta: 'மாதந்தோறும்', te: 'నెలవారీ' } },
  { name: 'Contract', picture: '', names: { hi: 'ठेके पर', kn: 'ಗುತ್ತಿಗೆ', ta: 'கான்ட்ராக்ட்', te: 'కాంట్రాక్ట్' } },
  { name: 'Emergency', picture: '', names: { hi: 'तुरंत ज़रूरत', kn: 'ತುರ್ತು', ta: 'அவசரம்', te: 'అర్జెంట్' } },
];
