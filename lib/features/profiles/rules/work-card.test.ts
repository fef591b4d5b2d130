import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardFrom, changeCard, isCardOpen, workingSince } from './work-card.ts';

const fresh = cardFrom({ locale: 'hi' });

test('a card is off, without a phone and not indexed, until its worker changes that', () => {
  assert.deepEqual(fresh, {
    ...{ isOn: false, serial: 0, showsPhone: false, isIndexed: false, languages: ['hi'] },
  });
});

test('a card has a new serial only when it is switched on', () => {
  const on = changeCard(fresh, { isOn: true });
  assert.equal(on.serial, 1);
  assert.equal(changeCard(on, { isOn: true }).serial, 1);
  assert.equal(changeCard(on, { showsPhone: true }).serial, 1);
  const off = changeCard(on, { isOn: false });
  assert.equal(off.serial, 1);
  assert.equal(changeCard(off, { isOn: true }).serial, 2);
});

test('languages are kept once, in a fixed order', () => {
  assert.deepEqual(changeCard(fresh, { languages: ['te', 'en', 'te'] }).languages, ['en', 'te']);
});

test('only the current card of a worker who is not paused is open', () => {
  const workCard = changeCard(fresh, { isOn: true });
  const holder = { role: 'worker', locale: 'hi', suspendedAt: null, workCard } as const;
  assert.ok(isCardOpen(holder, 1));
  assert.ok(!isCardOpen(holder, 0));
  assert.ok(!isCardOpen(holder, 2));
  assert.ok(!isCardOpen({ ...holder, suspendedAt: new Date() }, 1));
  assert.ok(!isCardOpen({ ...holder, role: 'customer' }, 1));
  assert.ok(!isCardOpen({ ...holder, workCard: changeCard(workCard, { isOn: false }) }, 1));
});

test('a worker of seven years began seven calendar years ago', () => {
  assert.equal(workingSince(7, '2026-11-30'), 2019);
  assert.equal(workingSince(null, '2026-11-30'), null);
});
