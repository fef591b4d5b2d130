import type { CaseRefusal } from '#lib/features/admin/contracts/cases.ts';
import type { CaseState } from '#lib/features/bookings/contracts/case-terms.ts';
import type { RefundState } from '#lib/features/bookings/contracts/payment.ts';

/** A case about a booking, with the decision on it. */
export const officeCases = {
  reportedBy: { customer: 'Reported by the customer', worker: 'Reported by the worker' },
  other: 'The other side’s report',
  appeal: { customer: 'The customer’s appeal', worker: 'The worker’s appeal' },
  clocks: {
    answerBy: 'The other side can answer until {when}.',
    decideBy: 'Decide by {when}.',
  },
  refusals: {
    not_heard_yet:
      'The other side can still answer. You can decide once they’ve answered or their time is up.',
    second_admin_needed: 'You made the first decision, so another admin has to decide the appeal.',
    case_closed: 'There’s nothing to decide here now.',
    right_needed: 'This has waited for more than 14 days, so only a lead can decide it.',
    own_booking: 'This is a booking of your own, so another admin has to decide.',
  } satisfies Record<CaseRefusal, string>,
  money: 'Money',
  paid: 'The customer paid',
  credited: 'Credit so far, without this decision',
  refunded: 'Refund in the other side’s case',
  maxCredit: 'Most credit that you can give',
  maxRefund: 'Most that the worker can be told to return',
  claims: 'All claims that someone didn’t come',
  remedy: {
    label: 'What happens with the money',
    placeholder: 'Choose what happens',
    none: 'No credit: it stays at {after} of {paid} paid',
    credit: '{amount} credit: it becomes {after} of {paid} paid',
    refund: '{amount} back from the worker: {after} of {paid} paid',
  },
  decide: {
    label: 'Decide',
    effect:
      'Both sides are notified and read your reason. Either can appeal for seven days; after that the decision takes effect.',
    field: 'Reason (both sides read this)',
    done: 'Decided. Both sides have been notified.',
  },
  decideAppeal: {
    label: 'Decide the appeal',
    effect:
      'Both sides are notified and read your reason. This replaces the first decision, takes effect right away and can’t be undone.',
    field: 'Reason (both sides read this)',
    done: 'Appeal decided. Both sides have been notified.',
  },
  steps: {
    opened: 'Reported',
    answered: 'Answered',
    decided: 'Decided, without credit',
    credited: 'Decided: {amount} credit',
    refunded: 'Decided: the worker returns {amount}',
    appealed: 'Appealed',
  },
  states: {
    open: 'The other side can still answer',
    heard: 'To be decided',
    decided: 'Decided; an appeal is possible',
    appealed: 'Appealed',
    closed: 'Closed',
  } satisfies Record<CaseState, string>,
  show: 'Show the case',
  refund: {
    title: 'Refund by the worker',
    due: 'due',
    said: 'returned, the worker says',
    denied: 'not received, the customer says',
    paid: 'confirmed by the customer',
    waived: 'waived by the customer',
    unpaid: 'left unpaid',
  } satisfies Record<RefundState | 'title', string>,
  utr: {
    title: 'The same UTR for several payments',
    about: {
      price: 'Price',
      fee: 'Fee',
      refund: 'Refund',
    },
    by: {
      customer: 'Paid, the customer says',
      worker: 'Paid, the worker says',
    },
  },
  failed: 'Couldn’t load the case. Open the booking, or try again.',
};
