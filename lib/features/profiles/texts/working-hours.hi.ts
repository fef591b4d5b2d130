import type { workingHours as english } from './working-hours.en.ts';

export const workingHours = {
  title: 'काम का समय',
  edit: 'समय बदलें',
  days: 'काम के दिन',
  slots: 'समय',
  noSlots: 'समय न चुनें तो काम के दिन सुबह 6 से रात 8 बजे तक बुकिंग आ सकती है।',
  day: 'दिन',
  allDays: 'काम के सभी दिन',
  start: 'कब से',
  end: 'कब तक',
  choose: 'चुनें',
  add: 'समय जोड़ें',
  remove: '{slot} हटाएँ',
  save: 'समय सेव करें',
  saving: 'सेव हो रहा है...',
  cancel: 'रहने दें',
  done: 'समय बदल गया',
  doneHint: 'आपका काम का समय सेव हो गया है।',
  failed: 'गड़बड़ी',
  failedHint: 'समय सेव नहीं हो पाया',
} satisfies typeof english;
