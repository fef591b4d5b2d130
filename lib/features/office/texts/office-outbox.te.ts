import type { officeOutbox as english } from './office-outbox.en.ts';

export const officeOutbox: typeof english = {
  failed: {
    givenUp: '{since} నాటిది. ప్రయత్నాలు: {attempts}. ఇక వదిలేశాం.',
    again: '{since} నాటిది. ఫెయిల్ అయిన ప్రయత్నాలు: {attempts}; తర్వాతి ప్రయత్నం {next}.',
    more: 'ఇంకా {count} ఉన్నాయి.',
  },
  dropped: 'ఆ రోజు బడ్జెట్ దాటి పంపని SMS',
  onlyLeads: 'వీటిని మళ్లీ పంపడం లీడ్‌కు మాత్రమే వీలవుతుంది.',
  retry: {
    label: 'మళ్లీ పంపండి',
    effect: 'ఇక్కడ వదిలేసినవన్నీ ఇప్పుడు మరోసారి పంపుతాం. ముందు కారణాన్ని సరిచేయండి, లేదంటే మళ్లీ ఫెయిల్ అవుతాయి.',
    field: 'కారణం, ఏం సరిచేశారో',
    done: 'మళ్లీ పంపుతున్నాం. ఒక నిమిషం తర్వాత రీలోడ్ చేసి చూడండి.',
  },
};
