import type { safety as english } from './safety.en.ts';

export const safety = {
  title: '{name}: ఫిర్యాదు లేదా బ్లాక్',
  report: 'ఫిర్యాదు చేయండి',
  reportHint: 'ఏదో సరిగా లేదు',
  reportTitle: '{name} గురించి ఫిర్యాదు',
  why: 'ఏది సరిగా లేదు?',
  details: 'వివరాలు (కావాలంటే)',
  send: 'ఫిర్యాదు పంపండి',
  chooseReason: 'దయచేసి ఏది సరిగా లేదో ఎంచుకోండి.',
  tooLong: 'వివరాలు 1000 అక్షరాలు దాటకూడదు.',
  reported: 'ధన్యవాదాలు. మీ ఫిర్యాదును పరిశీలిస్తాం.',
  reportNumber: 'దీని నంబర్ {number}.',
  block: 'బ్లాక్ చేయండి',
  blockHint: 'ఒకరికొకరు కనిపించరు',
  blockTitle: '{name} గారిని బ్లాక్ చేయాలా?',
  blockQuestion: 'వెతికినప్పుడు గానీ ఇక్కడ గానీ ఒకరికొకరు కనిపించరు.',
  keep: 'బ్లాక్ వద్దు',
  blocked: 'బ్లాక్ చేశాం. ఇక ఒకరికొకరు కనిపించరు.',
  failed: 'పంపలేకపోయాం. ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
  reasons: {
    abuse: 'అసభ్యంగా మాట్లాడారు లేదా బెదిరించారు',
    fraud: 'మోసం చేశారు, లేదా ముందే డబ్బు అడిగారు',
    unsafe: 'నాకు సేఫ్‌గా అనిపించలేదు',
    fakeProfile: 'నకిలీ ప్రొఫైల్',
    spam: 'ప్రకటన లేదా స్పామ్',
    other: 'ఇంకేదో',
  },
  unblock: 'అన్\u200cబ్లాక్',
  unblocked: 'బ్లాక్ తీసేశాం.',
} satisfies typeof english;

/** What whoever reported something hears once it was looked into. */
export const reportNews = {
  title: 'మీ ఫిర్యాదును పరిశీలించాం',
  body: '{number} పూర్తయింది. అవతలి వ్యక్తిపై తీసుకునే చర్య వారికీ మాకూ మధ్యే ఉంటుంది. మళ్లీ జరిగితే మాకు రాయండి.',
};
