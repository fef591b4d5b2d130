import type { trustedContactErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** The people whom an account wants to be told in danger, and the page on which they answer. */
export const trustedContacts = {
  errors: {
    too_many_contacts: 'You have three contacts. Remove one first.',
    own_contact: 'This is your own number. Add someone else’s.',
    number_needed: 'First confirm your own mobile number. Then you can add contacts.',
    too_many_asked: 'No more contacts can be asked now. Try again tomorrow.',
  } satisfies Record<keyof typeof trustedContactErrorCodes, string>,
  messages: { added: 'Contact added', removed: 'Contact removed' },
  title: 'Trusted contacts',
  hint: 'Up to three people who get an SMS when you ask for help during a visit. Each one is asked once and can say no at any time. Only you see who they are.',
  states: {
    asked: 'Asked, no answer yet',
    agreed: 'Gets an SMS when you need help',
    refused: 'Doesn’t want to be told',
  },
  add: 'Add a contact',
  addHint: 'They get one SMS with your name and a link to agree.',
  name: 'Name',
  phone: 'Mobile number',
  ask: 'Ask by SMS',
  busy: 'Sending…',
  remove: 'Remove',
  page: {
    title: 'Trusted contact',
    question: 'May we tell you when {name} needs help?',
    questionHint:
      '{name} has named you as a trusted contact. You get an SMS from Hunar if {name} asks for help during a visit, leaves one that isn’t safe, or doesn’t answer when it runs late. Nothing else.',
    yes: 'Yes, tell me',
    no: 'No, don’t',
    on: 'We’ll tell you',
    onHint: 'You get an SMS if {name} needs help. You can stop that here at any time.',
    visit: 'See how the visit is going',
    stop: 'Stop telling me',
    off: 'We won’t tell you',
    offHint: 'You get no SMS from Hunar about this person, and you aren’t asked again.',
    gone: 'You’re no longer a contact',
    goneHint: 'Nothing is sent to you. If you don’t want to be asked by this person again, say no here.',
    browser: 'To answer, open this link in another browser, such as Chrome.',
  },
};
