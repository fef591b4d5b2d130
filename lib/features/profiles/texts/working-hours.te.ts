import type { workingHours as english } from './working-hours.en.ts';

export const workingHours = {
  title: 'పని వేళలు',
  edit: 'సమయం మార్చండి',
  days: 'పని రోజులు',
  slots: 'సమయాలు',
  noSlots: 'సమయం పెట్టకపోతే పని రోజు ఉదయం 6 నుంచి రాత్రి 8 వరకు తెరిచి ఉంటుంది.',
  day: 'రోజు',
  allDays: 'అన్ని పని రోజులు',
  start: 'మొదలు',
  end: 'ముగింపు',
  choose: 'ఎంచుకోండి',
  add: 'సమయం చేర్చండి',
  remove: '{slot} తీసేయండి',
  save: 'సమయం సేవ్ చేయండి',
  saving: 'సేవ్ చేస్తున్నాం...',
  cancel: 'వద్దు',
  done: 'సమయం మారింది',
  doneHint: 'మీ పని వేళలు సేవ్ అయ్యాయి.',
  failed: 'పొరపాటు',
  failedHint: 'సమయం సేవ్ కాలేదు',
} satisfies typeof english;
