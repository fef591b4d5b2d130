import type { AppealState, GivenReason, PauseStory } from '#lib/features/people/contracts/pauses.ts';
import type { pauseErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** An account that is paused: why, until when, and what can be done. */
export const pauses = {
  title: 'Your account is paused',
  notPaused: 'Your account is not paused',
  notPausedHint: 'You can use Hunar as usual.',
  home: 'To Hunar',
  reason: 'Reason: {reason}.',
  reasons: {
    behaviour: 'rude or threatening behaviour',
    safety: 'somebody’s safety was at risk',
    absence: 'agreed visits that did not take place',
    false_details: 'details that are not true',
    money: 'money asked for or kept against the rules',
    spam: 'advertising or spam',
    other: 'a breach of our rules',
    returned: 'another account with this phone number or e-mail address is paused',
  } satisfies Record<GivenReason, string>,
  since: 'Paused since {day}',
  until: 'The pause ends on {day}.',
  noEnd: 'The pause has no fixed end.',
  decided: 'A person decided this, not a machine. You can appeal, and somebody else will decide.',
  news: {
    paused: {
      title: 'Your account is paused',
      body: 'You can appeal: sign in, and write why this is not right. Another person than the one who paused it will decide.',
    },
    lifted: { title: 'Your account works again', body: 'The pause is lifted. Visits that ended stay ended.' },
    over: { title: 'Your account works again', body: 'The pause is over. Visits that ended stay ended.' },
    upheld: {
      title: 'We have decided on your appeal',
      body: 'The pause stays. Sign in to read why.',
    },
  } satisfies Record<PauseStory['news'], { title: string; body: string }>,
  button: 'See the details',
  appeal: {
    title: 'Appeal',
    label: 'Why is this not right?',
    hint: 'Write what happened. You can appeal once for each pause.',
    send: 'Send appeal',
    busy: 'Sending...',
    done: 'Your appeal is sent.',
    failed: 'Your appeal could not be sent. Try again.',
    yours: 'Your appeal of {day}',
    answer: 'Our answer',
  },
  states: {
    open: 'Somebody else than the one who paused your account will decide. We tell you by mail.',
    lifted: 'The pause is lifted.',
    upheld: 'The pause stays.',
    over: 'The pause is over.',
  } satisfies Record<AppealState, string>,
  still: 'What you can still do',
  account: 'Download your data or delete your account',
  contact: 'Write to us',
  sent: 'Your appeal is sent. Somebody else than the one who paused your account will decide.',
  errors: {
    not_paused: 'Your account is not paused.',
    already_appealed: 'You have appealed against this pause already.',
  } satisfies Record<keyof typeof pauseErrorCodes, string>,
};
