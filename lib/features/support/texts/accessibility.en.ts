/** The statement of accessibility. Keep it true: change it with what it describes. */
export const accessibility = {
  title: 'Accessibility',
  intro: 'Everyone should be able to use Hunar: with a keyboard, by ear, with large text or strong contrast.',
  status: {
    title: 'How far we are',
    text: 'Hunar partly conforms to WCAG 2.2, level AA, and to the Indian standard IS 17802. We checked it ourselves. Last check: {day}.',
  },
  works: {
    title: 'What works',
    points: {
      keyboard: 'Search, booking, chat, jobs and settings can be used with a keyboard alone.',
      speech: 'Buttons, fields, errors and notices have names that a screen reader can say.',
      contrast: 'Text stands out clearly in the light and the dark theme.',
      size: 'Text can be enlarged to 200%, and pages fit small screens.',
      motion: 'Animations stop if your device asks for less motion.',
      language:
        'Our own texts are in five languages. Other people’s words are marked with the language of their script.',
    },
  },
  gaps: {
    title: 'What doesn’t work yet',
    points: {
      tested: 'We haven’t tested Hunar with NVDA, JAWS, TalkBack or VoiceOver, nor with people who use them.',
      photos: 'Photos that people upload or send often have no description.',
      script: 'Hindi and other languages written in Latin letters are read out as English.',
      others:
        'The payment, map and phone apps that open from Hunar aren’t ours, and we haven’t checked them.',
    },
  },
  report: {
    title: 'Report a barrier',
    text: 'Tell us on which page you couldn’t do something, and what you use, such as TalkBack or a keyboard.',
    answer: 'Our support team answers by email within 24 hours, every day of the week.',
    subject: 'A barrier on Hunar',
    further:
      'If our answer doesn’t help, you can complain to the Chief Commissioner for Persons with Disabilities.',
  },
};
