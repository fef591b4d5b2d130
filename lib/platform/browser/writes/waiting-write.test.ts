import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildWrite,
  computeWaitMs,
  findEqualTap,
  listHeads,
  mayHaveLostKey,
  parseWrite,
  withAttempt,
  withFailure,
  withRetry,
  type WaitingWrite,
} from './waiting-write.ts';

const HOUR = 3_600_000;

const makeWrite = (change: Partial<WaitingWrite> = {}): WaitingWrite => ({
  ...buildWrite(
    {
      ...{ key: 'k1', userId: 'asha', item: 'booking:1', call: 'PUT /bookings/{id}/status' },
      ...{ params: { id: '1' }, body: { status: 'accepted' } },
      subject: { act: 'Accept', title: 'Fan', at: null },
    },
    1000,
  ),
  seq: 1,
  ...change,
});

const refusal = { code: 'request_expired', params: {}, isFinal: true };

test('the first write of each item may be sent', () => {
  const writes = [makeWrite({ seq: 1 }), makeWrite({ seq: 2 }), makeWrite({ seq: 3, item: 'booking:2' })];
  assert.deepEqual(
    listHeads(writes).map(({ seq }) => seq),
    [1, 3],
  );
});

test('a refused write holds back the later ones of its item', () => {
  const writes = [makeWrite({ refusal }), makeWrite({ seq: 2 }), makeWrite({ seq: 3, item: 'booking:2' })];
  assert.deepEqual(
    listHeads(writes).map(({ seq }) => seq),
    [3],
  );
});

test('a new write is sent at once', () => {
  assert.equal(computeWaitMs(makeWrite(), 0, false), 0);
});

test('pauses double after each failure, up to a minute', () => {
  let write = withAttempt(makeWrite(), 0);
  const pauses = Array.from({ length: 8 }, () => {
    write = withFailure(write, null, 0, 1);
    return computeWaitMs(write, 0, false) / 1000;
  });
  assert.deepEqual(pauses, [2, 4, 8, 16, 32, 60, 60, 60]);
});

test('pauses of two phones differ', () => {
  const write = withAttempt(makeWrite(), 0);
  assert.equal(withFailure(write, null, 0, 0).waitMs, 1000);
  assert.equal(withFailure(write, null, 0, 1).waitMs, 2000);
});

test('the return of the network ends our own pause, but not one that the server asked for', () => {
  const write = withAttempt(makeWrite(), 0);
  assert.equal(computeWaitMs(withFailure(write, null, 0, 1), 500, true), 0);
  assert.equal(computeWaitMs(withFailure(write, 30_000, 0, 1), 500, true), 29_500);
});

test('a wait of a day is taken for a mistake and cut to an hour', () => {
  assert.equal(withFailure(makeWrite(), 24 * HOUR, 0, 1).waitMs, HOUR);
});

test('a clock that is set back or forward ends a pause', () => {
  const write = withFailure(withAttempt(makeWrite(), 50 * HOUR), 30_000, 50 * HOUR, 1);
  assert.equal(computeWaitMs(write, HOUR, false), 0);
  assert.equal(computeWaitMs(write, 80 * HOUR, false), 0);
});

test('a key may be lost a day after the first attempt, but never before any', () => {
  const tried = withAttempt(withAttempt(makeWrite(), 1000), 20 * HOUR);
  assert.equal(mayHaveLostKey(tried, 22 * HOUR), false);
  assert.equal(mayHaveLostKey(tried, 24 * HOUR), true);
  assert.equal(mayHaveLostKey(tried, 0), true, 'the clock was set back');
  assert.equal(mayHaveLostKey(makeWrite(), 99 * HOUR), false);
});

test('retrying after a final refusal takes a new key, after another one the same', () => {
  const tried = withAttempt(makeWrite(), 1000);
  const refused = withRetry({ ...tried, refusal }, 'k2');
  assert.deepEqual([refused.key, refused.firstTriedAt, refused.refusal], ['k2', null, null]);
  const forbidden = withRetry({ ...tried, refusal: { ...refusal, isFinal: false } }, 'k2');
  assert.deepEqual([forbidden.key, forbidden.firstTriedAt], ['k1', 1000]);
});

test('retrying a change of something that was changed elsewhere makes it from the newest version', () => {
  const body = { name: 'Asha Devi', madeFrom: 'old' };
  const changed = { ...refusal, code: 'profile_changed', newest: 'new' };
  const write = makeWrite({ body, refusal: changed });
  assert.deepEqual(withRetry(write, 'k2').body, { name: 'Asha Devi', madeFrom: 'new' });
  assert.deepEqual(withRetry(makeWrite({ body, refusal }), 'k2').body, body);
});

test('only after a final refusal a file is uploaded again', () => {
  const file = { blob: new Blob(['photo']), field: 'photo', key: 'stored' };
  const tried = withAttempt(makeWrite({ file }), 1000);
  assert.equal(withRetry({ ...tried, refusal }, 'k2').file?.key, null);
  assert.equal(withRetry({ ...tried, refusal: { ...refusal, isFinal: false } }, 'k2').file?.key, 'stored');
});

test('attempts, failures and retries never change the body', () => {
  const write = makeWrite();
  const later = withRetry(withFailure(withAttempt(write, 1), null, 2, 0.5), 'k2');
  assert.equal(later.body, write.body);
  assert.equal(later.params, write.params);
});

test('a row of an older version gets the missing fields', () => {
  const { seq, key, userId, item, call, params, body } = makeWrite();
  const write = parseWrite({ seq, key, userId, item, call, params, body });
  assert.deepEqual([write?.failures, write?.refusal, write?.subject.act], [0, null, '']);
});

test('a row that this version does not know is skipped', () => {
  assert.equal(parseWrite({ seq: 1, envelope: {} }), null);
  assert.equal(parseWrite(undefined), null);
});

test('a second tap on one button repeats the first', () => {
  const first = makeWrite();
  assert.equal(findEqualTap([first], makeWrite({ key: 'k2' })), first);
  assert.equal(findEqualTap([], makeWrite()), undefined);
});

test('a tap with another content, or on another part of a booking, is a new write', () => {
  const extra = { call: 'PUT /bookings/{id}/extras/{extraId}', body: { answer: 'accepted' } };
  const onTap = makeWrite({ ...extra, params: { id: '1', extraId: 'tap' } });
  assert.equal(findEqualTap([onTap], onTap), onTap);
  for (const change of [
    { params: { id: '1', extraId: 'trip' } },
    { body: { answer: 'declined' } },
    { call: 'PUT /bookings/{id}/status' },
    { item: 'booking:2' },
  ])
    assert.equal(findEqualTap([onTap], { ...onTap, ...change }), undefined);
});

test('accepting after declining is a change of mind, and writes to other things in between change nothing', () => {
  const [yes, no] = [makeWrite(), makeWrite({ seq: 2, body: { status: 'rejected' } })];
  assert.equal(findEqualTap([yes, no], yes), undefined);
  assert.equal(findEqualTap([yes, makeWrite({ seq: 2, item: 'booking:2' })], yes), yes);
});

test('a tap after a refusal is a new write', () => {
  assert.equal(findEqualTap([makeWrite({ refusal })], makeWrite()), undefined);
});
