import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import {
  handoverEvents,
  handoverPricePaise,
  nextHandoverState,
  type HandoverEvent,
  type HandoverState,
} from './handover.ts';

const yeses = ['customer_yes', 'worker_yes'] as const;

const expected: Record<HandoverState, readonly HandoverState[]> = {
  asked: ['customer_agreed', 'worker_agreed'],
  customer_agreed: ['customer_agreed', 'agreed'],
  worker_agreed: ['agreed', 'worker_agreed'],
  agreed: ['agreed', 'agreed'],
  ended: ['ended', 'ended'],
};

for (const state of ['asked', 'customer_agreed', 'worker_agreed', 'agreed', 'ended'] as const)
  test(`a handover that is ${state} follows the table at every event`, () => {
    assert.deepEqual(
      yeses.map((event) => nextHandoverState(state, event)),
      expected[state],
    );
    const isOver = state === 'agreed' || state === 'ended';
    for (const event of atLeastOne(handoverEvents.filter((one) => !yeses.some((yes) => yes === one))))
      assert.equal(nextHandoverState(state, event), isOver ? state : 'ended', event);
  });

const everySequence = (length: number): HandoverEvent[][] =>
  length === 0
    ? [[]]
    : everySequence(length - 1).flatMap((before) => handoverEvents.map((event) => [...before, event]));

const play = (events: readonly HandoverEvent[]): HandoverState =>
  events.reduce<HandoverState>(nextHandoverState, 'asked');

test('a booking changes hands exactly when both said yes before anything ended it', () => {
  for (const events of atLeastOne(everySequence(4))) {
    const end = events.findIndex((event) => !yeses.some((yes) => yes === event));
    const heard = end < 0 ? events : events.slice(0, end);
    const isAgreed = yeses.every((yes) => heard.includes(yes));
    assert.equal(play(events) === 'agreed', isAgreed, events.join());
  }
});

test('the order of the two answers makes no difference', () => {
  for (const events of atLeastOne(everySequence(2)))
    for (const last of handoverEvents)
      assert.equal(
        play([...events, last]) === 'agreed',
        play([...events.toReversed(), last]) === 'agreed',
        events.join(),
      );
});

test('the price rises only if the customer is asked for the worker’s own price', () => {
  const amounts = [0, 1, 49_900, 50_000, 50_100];
  for (const agreedPaise of amounts)
    for (const ownPaise of amounts) {
      const kept = handoverPricePaise({ agreedPaise, ownPaise }, 'agreed');
      assert.equal(kept, Math.min(agreedPaise, ownPaise));
      assert.equal(handoverPricePaise({ agreedPaise, ownPaise }, 'own'), ownPaise);
    }
});
