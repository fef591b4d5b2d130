import type { security as english } from './security.en.ts';

export const security = {
  password: {
    title: 'పాస్\u200cవర్డ్ మార్చండి',
    hint: 'మిగతా అన్ని డివైజ్\u200cలు లాగౌట్ అవుతాయి',
    current: 'ఇప్పటి పాస్\u200cవర్డ్',
    next: 'కొత్త పాస్\u200cవర్డ్',
    rule: '6 నుంచి 30 అక్షరాలు',
    confirm: 'పాస్\u200cవర్డ్ మళ్లీ రాయండి',
    submit: 'పాస్\u200cవర్డ్ మార్చండి',
    busy: 'సేవ్ చేస్తున్నాం…',
    done: 'పాస్\u200cవర్డ్ మారింది',
    doneHint: 'మిగతా అన్ని డివైజ్\u200cలు లాగౌట్ అయ్యాయి.',
  },
  devices: {
    title: 'మీరు ఎక్కడెక్కడ లాగిన్ అయ్యారు',
    named: '{system} లో {browser}',
    unknown: 'తెలియని డివైజ్',
    here: 'ఈ డివైజ్',
    since: '{day} నుంచి',
    used: '{since}, చివరిసారి వాడింది {day}',
    end: 'లాగౌట్',
    ended: 'ఆ డివైజ్ లాగౌట్ అయింది',
    everywhere: 'అన్ని చోట్ల లాగౌట్',
    everywhereAsk: 'అన్ని చోట్ల లాగౌట్ చేయాలా?',
    everywhereHint: 'అన్ని ఫోన్లు, కంప్యూటర్లు లాగౌట్ అవుతాయి, ఇది కూడా.',
    keep: 'లాగిన్\u200cలోనే ఉండండి',
    everywhereDone: 'మీరు అన్ని చోట్ల లాగౌట్ అయ్యారు',
  },
} satisfies typeof english;
