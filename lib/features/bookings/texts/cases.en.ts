import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';

/** A case about a booking, as both sides see it. */
export const cases = {
  title: 'Something went wrong',
  hint: 'The other side answers, and Hunar decides.',
  reasons: {
    not_done: 'The work isn’t done',
    damaged: 'Something was damaged',
    price: 'The price isn’t right',
    payment: 'A payment isn’t right',
    behaviour: 'Bad behaviour',
    no_one_came: 'No one came',
  } satisfies Record<CaseReason, string>,
  own: 'You reported this. Number {number}.',
  theirs: '{name} reported this. Number {number}.',
  answerBy: 'Tell us your side by {time}. After that, Hunar may decide without it.',
  answerLate: 'You can tell us your side until Hunar decides.',
  waits: '{name} has until {time} to answer.',
  appealed:
    'There’s an appeal. Someone else at Hunar will decide by {time}. Nothing takes effect until then.',
  appealBy: 'If you disagree, appeal by {time}. If neither of you does, the decision takes effect then.',
  closed: 'This decision is final.',
  ended: 'Closed without a decision, because one of the two accounts was deleted.',
  decision: 'Hunar’s decision',
  lastDecision: 'Hunar’s decision after the appeal',
  replaced: 'The decision after the appeal counts instead.',
  noMoney: 'No money changes hands.',
  ownCredit: 'You get {amount} in your Hunar wallet.',
  theirCredit: 'Hunar gives {name} {amount}. You pay nothing for it.',
  ownRefund: 'The worker returns {amount} to you.',
  theirRefund: 'You return {amount} to {name}.',
  ownAppeal: 'Your appeal',
  theirAppeal: 'Appeal by {name}',
  answer: 'Tell us your side',
  appeal: 'Appeal',
};

/** The sheet in which one side opens a case, answers or appeals; fetched when it opens. */
export const caseForm = {
  reason: 'What is it about?',
  missingReason: 'Choose what it is about.',
  label: 'What happened?',
  missing: 'Tell us what happened.',
  send: 'Send to Hunar',
  next: {
    open: '{name} has 48 hours to answer. Then Hunar reads both sides and decides.',
    answer: 'Hunar reads both sides and decides.',
    appeal: 'Someone else at Hunar reads everything again. Their decision is final.',
  },
  done: {
    open: 'Thank you. {name} has 48 hours to answer.',
    answer: 'Thank you. Hunar will now decide.',
    appeal: 'Thank you. Someone else at Hunar will now decide.',
  },
};
