import type {
  AppealState,
  GivenReason,
  PauseStory,
  PauseUrgency,
} from '#lib/features/people/contracts/pauses.ts';
import type { pauseErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** An account that is paused: why, until when, and what can be done. */
export const pauses = {
  title: 'Your account is paused',
  announcedTitle: 'Your account will be paused on {day}',
  notPaused: 'Your account isn’t paused',
  notPausedHint: 'You can use Hunar as usual.',
  home: 'Go to Hunar',
  reason: 'Reason: {reason}.',
  reasons: {
    behaviour: 'rude or threatening behaviour',
    safety: 'putting someone’s safety at risk',
    absence: 'missing agreed visits',
    false_details: 'false details',
    money: 'asking for or keeping money against our rules',
    spam: 'advertising or spam',
    other: 'breaking our rules',
    returned: 'another account with this phone number or email is paused',
  } satisfies Record<GivenReason, string>,
  evidence: 'What this is based on',
  noEvidence: 'These details were written for our team only. Write to us and we’ll tell you more.',
  urgency: {
    danger: 'It started immediately because someone was in danger.',
    fraud: 'It started immediately because of fraud.',
  } satisfies Record<PauseUrgency, string>,
  ended: 'Your upcoming bookings have ended. No one owes a fee for them.',
  willEnd: 'Bookings still upcoming then will end without a fee.',
  starts: 'It starts on {day}. Until then you can use Hunar as usual.',
  startsOn: 'The pause starts on {day}.',
  since: 'Paused since {day}',
  until: 'The pause ends on {day}.',
  noEnd: 'The pause has no end date.',
  decided: 'A person on our team decided this, not a machine. You can appeal, and someone else will decide.',
  news: {
    announced: {
      title: 'Your account will be paused',
      body: 'Until then everything works as usual. Open Hunar to read what this is based on and to appeal. A different person will decide.',
    },
    won: {
      title: 'You won your appeal',
      body: 'Your account works as usual. Bookings that ended won’t come back.',
    },
    unanswered: {
      title: 'An appeal is overdue',
      body: 'It’s against a pause for danger or fraud and has waited more than 14 days. A lead who didn’t set the pause has to decide.',
    },
    paused: {
      title: 'Your account is paused',
      body: 'You can appeal: log in and tell us why this isn’t right. Someone other than the person who paused it will decide.',
    },
    lifted: {
      title: 'Your account works again',
      body: 'The pause has been lifted. Bookings that ended won’t come back.',
    },
    over: {
      title: 'Your account works again',
      body: 'The pause is over. Bookings that ended won’t come back.',
    },
    upheld: {
      title: 'We’ve decided on your appeal',
      body: 'The pause stays. Log in to read why.',
    },
  } satisfies Record<PauseStory['news'], { title: string; body: string }>,
  button: 'See details',
  appeal: {
    title: 'Appeal',
    label: 'Why isn’t this right?',
    moreLabel: 'What would you like to add about the new pause?',
    hint: 'Tell us what happened. You can appeal once for each pause.',
    send: 'Send appeal',
    busy: 'Sending...',
    done: 'Appeal sent.',
    failed: 'We couldn’t send your appeal. Try again.',
    answerBy: 'You’ll get an answer by {day}.',
    silenceLifts: 'If we miss that day, you win the appeal and the pause ends.',
    silenceStays:
      'If we miss that day, every lead on our team gets a daily reminder until one of them decides.',
    yours: 'Your appeal from {day}',
    answer: 'Our answer',
  },
  states: {
    open: 'Someone other than the person who paused your account will decide. We’ll email you.',
    lifted: 'The pause has been lifted.',
    upheld: 'The pause stays.',
    over: 'The pause is over.',
  } satisfies Record<AppealState, string>,
  list: {
    title: 'When an account is paused',
    hint: 'Someone on our team can pause an account for one of these reasons:',
    notice:
      'We tell you 14 days ahead, and what it’s based on. A pause starts immediately only for danger or fraud. You can appeal, and a different person decides within 14 days.',
    link: 'Reasons for pausing an account',
  },
  banner: { text: 'Your account will be paused on {day}.', action: 'See why and appeal' },
  bookings: 'Your bookings',
  still: 'What you can still do',
  account: 'Download your data or delete your account',
  contact: 'Write to us',
  sent: 'Appeal sent. Someone other than the person who paused your account will decide.',
  errors: {
    not_paused: 'Your account isn’t paused.',
    already_appealed: 'You’ve already appealed against this pause.',
  } satisfies Record<keyof typeof pauseErrorCodes, string>,
};
