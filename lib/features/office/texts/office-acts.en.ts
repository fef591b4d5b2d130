import type { OfficeRefusal } from '#lib/features/bookings/contracts/office-acts.ts';

export const officeActs = {
  title: 'Change this booking',
  own: 'This is a booking of your own, so another admin has to handle it.',
  rightNeeded: 'You can look at bookings, but not change them.',
  blocked: {
    over: 'The booking is over.',
    begun: 'The worker is already on the way or at work.',
    unanswered: 'The worker hasn’t answered this request yet.',
    proposed: 'Another time is waiting for an answer.',
    handover: 'Another worker has been asked. Wait for the answers, or withdraw that first.',
    settled: 'Nothing is owed.',
    disputed: 'Decide the no-show claim first.',
    reported: 'Decide the report about this booking first.',
    late: 'There isn’t enough time left to ask another worker.',
  } satisfies Record<OfficeRefusal, string>,
  noAdjustment: 'Nothing can be added or taken back for this booking.',
  cancel: {
    label: 'Cancel booking',
    effect: 'Both sides are notified and can read your reason. The worker’s time is free again.',
    field: 'Reason (both sides can read this)',
    done: 'Booking cancelled.',
  },
  countsFor: {
    label: 'Counts against',
    placeholder: 'Choose who it counts against',
    due: 'Customer, who owes {fee}',
    customer: 'Customer, without a fee',
    worker: 'Worker, without a fee',
    nobody: 'No one',
  },
  move: {
    label: 'Move to another time',
    effect:
      'Both sides are notified and can read your reason. Duration and price stay the same. The customer can cancel the new time for free until the worker sets out.',
    field: 'Reason (both sides can read this)',
    done: 'Booking moved.',
  },
  times: {
    label: 'New time',
    placeholder: 'Choose a time',
    loading: 'Loading the worker’s free times…',
    none: 'The worker has no free time in the next two weeks',
    failed: 'Couldn’t load the times',
  },
  waive: {
    label: 'Waive what’s owed',
    effect: '{amount} is no longer owed and can’t be claimed again. Both are notified.',
    field: 'Reason (only the office reads this)',
    done: 'Waived.',
  },
  adjust: {
    label: 'Add credit or take it back',
    effect:
      'The ledger gets an entry, and that side is notified of the amount. You can only take back what the office gave.',
    field: 'Reason (only the office reads this)',
    done: 'Wallet changed.',
  },
  amounts: {
    label: 'Amount',
    placeholder: 'Choose an amount',
    add: { customer: 'Customer: add {amount}', worker: 'Worker: add {amount}' },
    take: { customer: 'Customer: take back {amount}', worker: 'Worker: take back {amount}' },
  },
  reassign: {
    label: 'Propose another worker',
    effect:
      'We ask the other worker and the customer. Until both say yes, the booking stays as it is. The price only rises if the customer agrees to it.',
    field: 'Reason (only the office reads this)',
    done: 'Both have been asked.',
  },
  workers: {
    label: 'Worker',
    placeholder: 'Choose a worker',
    loading: 'Looking for free workers…',
    none: 'No one else who comes here is free then',
    failed: 'Couldn’t load the workers',
    agreed: '{name}: {price} as agreed (usually {own})',
  },
  open: 'Asked: {name}, for {price}. Answers due by {time}.',
  said: { yes: 'said yes', waiting: 'hasn’t answered' },
  answers: 'New worker {worker}, customer {customer}.',
  history: {
    moved: 'moved to {time}',
    handedOver: 'another worker took over',
    tapped: 'tapped at {time} by the phone’s clock',
  },
  withdraw: {
    label: 'Withdraw',
    effect: 'The other worker is notified. The booking stays as it is.',
    field: 'Reason (only the office reads this)',
    done: 'Withdrawn.',
  },
};
