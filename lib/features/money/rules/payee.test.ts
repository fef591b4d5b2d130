import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payee as payeeSchema, type Payee } from '#lib/features/money/contracts/payee.ts';
import {
  changePayee,
  MAX_PAYEE_CHANGES,
  PAYEE_WAIT_MS,
  payeeInUse,
  waitingPayee,
  type PayeeChange,
} from './payee.ts';

const start = Date.UTC(2027, 0, 5);
const after = (ms: number): Date => new Date(start + ms);
const asha: Payee = { upiId: 'asha@okbank', name: 'ASHA DEVI' };
const thief: Payee = { upiId: 'thief@okbank', name: 'R KUMAR' };
const saved = changePayee([], asha, after(0));
const dayLater = after(PAYEE_WAIT_MS);

test('the first payee is used after 24 hours, to the millisecond', () => {
  assert.equal(payeeInUse(saved, after(PAYEE_WAIT_MS - 1)), null);
  assert.deepEqual(payeeInUse(saved, dayLater), asha);
  assert.deepEqual(waitingPayee(saved, after(PAYEE_WAIT_MS - 1)), { payee: asha, usedFrom: dayLater });
  assert.equal(waitingPayee(saved, dayLater), null);
});

test('a changed payee waits while the former one stays in use', () => {
  const changed = changePayee(saved, thief, dayLater);
  assert.deepEqual(payeeInUse(changed, after(2 * PAYEE_WAIT_MS - 1)), asha);
  assert.deepEqual(payeeInUse(changed, after(2 * PAYEE_WAIT_MS)), thief);
});

test('saving the payee in use again withdraws the one that waits', () => {
  const back = changePayee(changePayee(saved, thief, dayLater), asha, after(PAYEE_WAIT_MS + 60_000));
  assert.equal(waitingPayee(back, after(PAYEE_WAIT_MS + 60_000)), null);
  assert.deepEqual(payeeInUse(back, after(9 * PAYEE_WAIT_MS)), asha);
});

test('saving a waiting payee again does not restart its wait', () => {
  assert.equal(changePayee(saved, asha, after(PAYEE_WAIT_MS - 1)), saved);
});

test('removing the payee works at once and also withdraws the one that waits', () => {
  const removed = changePayee(changePayee(saved, thief, dayLater), null, dayLater);
  assert.equal(payeeInUse(removed, dayLater), null);
  assert.equal(payeeInUse(removed, after(9 * PAYEE_WAIT_MS)), null);
  assert.equal(payeeInUse(changePayee(removed, thief, dayLater), dayLater), null, 'no way around the wait');
});

test('a change of the name alone waits, too', () => {
  const renamed = changePayee(saved, { ...asha, name: 'ASHA KUMARI' }, dayLater);
  assert.deepEqual(payeeInUse(renamed, dayLater), asha);
});

// Small and seeded, so that a failure repeats.
const makeRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('a payee comes into use 24 hours after it was saved, in any history', () => {
  const people = [asha, thief, { upiId: 'x.y@bank', name: 'X Y' }, null];
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = makeRandom(seed);
    let changes: readonly PayeeChange[] = [];
    let ms = 0;
    for (let step = 0; step < 60; step += 1) {
      ms += Math.floor(random() * 1.5 * PAYEE_WAIT_MS * (step % 7 === 0 ? 1 : 0.02));
      const at = after(ms);
      const before = payeeInUse(changes, at);
      const next = people[Math.floor(random() * people.length)] ?? null;
      changes = changePayee(changes, next, at);
      const inUse = payeeInUse(changes, at);
      assert.ok(inUse === before || (inUse === null && next === null), `seed ${seed}, step ${step}`);
      assert.ok(changes.length <= MAX_PAYEE_CHANGES);
      for (const { payee, savedAt, usedFrom } of changes)
        if (payee && usedFrom) assert.equal(usedFrom.getTime() - savedAt.getTime(), PAYEE_WAIT_MS);
      if (next) assert.deepEqual(payeeInUse(changes, after(ms + PAYEE_WAIT_MS)), next);
    }
  }
});

const isValid = (name: string, upiId = 'asha@okbank') => payeeSchema.safeParse({ upiId, name }).success;

test('a bank name has plain English letters and asks for no other account', () => {
  for (const name of ['ASHA DEVI', "D'Souza & Sons (Repairs)", 'M/S A-1 SERVICES', 'R. Kumar'])
    assert.ok(isValid(name), name);
  const refused = [
    ...['A', '', '12', '..', 'आशा देवी', 'АSHA DEVI', 'ASHA\u202eIVED', 'ASHA\u200b DEVI'],
    ...['ASHA\u0000', 'ASHA\u3164', 'pay x@bank', 'call 98765 43210', 'SEND TO 9876543210', 'A'.repeat(61)],
  ];
  for (const name of refused) assert.ok(!isValid(name), JSON.stringify(name));
});

test('a UPI id is compared without regard to case and carries nothing else', () => {
  assert.equal(payeeSchema.parse({ upiId: ' Asha@OkBank ', name: 'ASHA DEVI' }).upiId, 'asha@okbank');
  for (const upiId of ['asha@bank&am=1', 'asha@bank?x', 'ash\u202ea@bank', 'a@b@c', 'asha', 'asha@bank\nx'])
    assert.ok(!isValid('ASHA DEVI', upiId), JSON.stringify(upiId));
});
