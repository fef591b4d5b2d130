import fc from 'fast-check';
import { caseActs } from './case-acts.ts';
import { visitActs } from './visit-acts.ts';

const sides = ['customer', 'worker'] as const;
export type Side = (typeof sides)[number];

const actKinds = [
  ...(['on_the_way', 'arrived', 'in_progress', 'completed', 'cancelled', 'no_show'] as const),
  ...(['extra', 'accept', 'decline', 'credit', 'top_up', 'spend', 'settle', 'adjust'] as const),
  ...(['cash', 'upi', 'waive', 'office_waives', 'leave', 'see', 'agree', 'contest'] as const),
  ...(['uphold', 'dismiss'] as const),
  ...caseActs,
  ...visitActs,
] as const;
export type ActKind = (typeof actKinds)[number];

export interface Act {
  kind: ActKind;
  by: Side;
  /** Since the act before, or to the start or end of the visit or India's next midnight, if that is later. */
  when: { from: 'last' | 'start' | 'end' | 'midnight'; minutes: number };
  amountPaise: number;
  /** Done twice at once, as by a double tap or a retry. */
  isTwice: boolean;
}

/** One visit: its day and hour in India, its price, and everything that is tried. */
export interface Visit {
  localDate: string;
  startsAtMinutes: number;
  acts: Act[];
}

const done = ['in_progress', 'completed'] as const;
const heard = ['complain', 'reply'] as const;
const refunded = [...heard, 'decide_refund', 'close_cases'] as const;
const handedOver = ['ask_other', 'customer_agrees', 'other_agrees'] as const;
const beginnings: readonly (readonly ActKind[])[] = [
  [],
  ['arrived', 'no_show'],
  ['on_the_way', 'no_show', 'see', 'agree'],
  ['credit', 'in_progress', 'extra', 'accept', 'completed'],
  ['credit', 'top_up', ...done, 'spend'],
  ['in_progress', 'extra', 'decline', 'completed'],
  ['top_up', ...done, 'spend', 'no_show', 'contest', 'uphold'],
  [...done, 'cash', 'no_show', 'contest', 'uphold'],
  [...done, 'no_show', 'contest', 'uphold'],
  ['cancelled'],
  ['cancelled', 'top_up', 'settle'],
  ['credit', ...done, 'spend', 'cash', ...refunded, 'give_back', 'got_back'],
  ['credit', ...done, 'spend', 'cash', ...heard, 'decide_credit', 'close_cases'],
  [...done, 'cash', ...heard, 'decide_refund', 'appeal', 'decide_refund', 'give_back', 'got_back'],
  ['in_progress', 'extra', 'accept', 'completed', 'upi', ...refunded, 'leave'],
  [...done, 'cash', ...refunded, 'let_go', 'got_back'],
  [...done, 'say_paid', 'deny_paid', 'say_paid', 'confirm_paid'],
  ['cancelled', 'say_paid', 'deny_paid', 'confirm_paid', 'waive'],
  ['propose_time', 'agree_time', ...done, 'say_paid', 'confirm_paid'],
  ['propose_time', 'agree_time', 'cancelled', 'settle'],
  ['credit', ...handedOver, ...done, 'spend', 'cash'],
  [...handedOver, ...done, 'cash', ...refunded, 'give_back', 'got_back'],
  [...handedOver, 'propose_time', 'agree_time', 'cancelled'],
];

/** The other acts are by either side. */
const usualSide: Partial<Record<ActKind, Side>> = {
  ...{ on_the_way: 'worker', arrived: 'worker', in_progress: 'worker', completed: 'worker', extra: 'worker' },
  ...{ complain: 'customer', reply: 'worker', appeal: 'worker', give_back: 'worker', got_back: 'customer' },
  ...{ let_go: 'customer', propose_time: 'customer', agree_time: 'worker' },
  ...{ say_paid: 'customer', deny_paid: 'worker', confirm_paid: 'worker' },
  ...{ cash: 'worker', see: 'worker', agree: 'worker', contest: 'worker', no_show: 'customer' },
};

const amounts = fc.integer({ min: 1, max: 60_000 });
const soon = fc.record({ from: fc.constant('last' as const), minutes: fc.constantFrom(0, 1, 16, 90) });
const whens = fc.oneof(
  { weight: 4, arbitrary: soon },
  fc.record({ from: fc.constant('start' as const), minutes: fc.constantFrom(-1441, -239, -59, 31) }),
  fc.record({ from: fc.constant('end' as const), minutes: fc.constantFrom(0, 60, 1439) }),
  fc.record({ from: fc.constant('midnight' as const), minutes: fc.constantFrom(-1, 0, 1) }),
  fc.record({ from: fc.constant('last' as const), minutes: fc.constantFrom(2881, 45_000) }),
);
const act = fc.record<Act>({
  kind: fc.constantFrom(...actKinds),
  by: fc.constantFrom(...sides),
  when: whens,
  amountPaise: amounts,
  isTwice: fc.boolean(),
});

// Late enough that the worker may begin; the end of a visit is never before its quarter of an hour.
const beginsAt: Partial<Record<ActKind, Act['when']>> = {
  ...{
    on_the_way: { from: 'start', minutes: 0 },
    arrived: { from: 'start', minutes: 0 },
    in_progress: { from: 'start', minutes: 0 },
  },
  ...{ completed: { from: 'end', minutes: 0 }, no_show: { from: 'start', minutes: 31 } },
  cancelled: { from: 'start', minutes: -60 },
  // The time to appeal is over.
  close_cases: { from: 'last', minutes: 7 * 1440 },
};
const begin =
  (by: Side, amountPaise: number) =>
  (kind: ActKind): Act => ({
    ...{ kind, by: usualSide[kind] ?? by, amountPaise, isTwice: false },
    when: beginsAt[kind] ?? { from: 'last', minutes: 1 },
  });

const visit: fc.Arbitrary<Visit> = fc
  .record({
    localDate: fc.constantFrom(
      '2027-03-31',
      '2027-04-01',
      '2027-04-30',
      '2027-05-01',
      '2026-12-31',
      '2027-02-14',
    ),
    startsAtMinutes: fc.constantFrom(0, 600, 1305),
    beginning: fc.constantFrom(...beginnings),
    by: fc.constantFrom(...sides),
    amountPaise: amounts,
    acts: fc.array(act, { minLength: 2, maxLength: 8, size: 'max' }),
  })
  .map(({ beginning, by, amountPaise, acts, ...one }) => ({
    ...one,
    acts: [...beginning.map(begin(by, amountPaise)), ...acts],
  }));

/** A customer and a worker with up to three visits. */
export const moneyHistories: fc.Arbitrary<Visit[]> = fc
  .uniqueArray(visit, { minLength: 1, maxLength: 3, selector: ({ localDate }) => localDate })
  .map((visits) => visits.toSorted((one, other) => one.localDate.localeCompare(other.localDate)));

/** Days at whose start in India a month of a statement is divided. */
export const statementCuts = fc.constantFrom(
  '2027-01-01',
  '2027-03-31',
  '2027-04-01',
  '2027-04-02',
  '2027-05-15',
);
