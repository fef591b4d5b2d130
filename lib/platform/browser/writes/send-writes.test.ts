import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { NetworkError } from '../api-error.ts';
import { createWriteSender, type WriteRows } from './send-writes.ts';
import { buildWrite, type WaitingWrite } from './waiting-write.ts';
import type { WriteOutcome } from './write-outcome.ts';

// Mocked timers sleep until woken or moved on.
beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
afterEach(() => mock.timers.reset());

const HOUR = 3_600_000;

const makeRows = () => {
  let all: WaitingWrite[] = [];
  let last = 0;
  const rows: WriteRows = {
    list: async () => [...all],
    add: async (write) => {
      last += 1;
      const added = { ...write, seq: last };
      all.push(added);
      return added;
    },
    change: async (seq, change) => {
      const before = all.find((write) => write.seq === seq) ?? null;
      const after = before && change(before);
      all = all.flatMap((write) => (write.seq !== seq ? [write] : after ? [after] : []));
      return before;
    },
  };
  return rows;
};

type Answer = WriteOutcome | Error;

const done: Answer = { kind: 'done', reply: '{}' };
const lost = new NetworkError(null);
const refuse = (data?: unknown): Answer => ({
  kind: 'refused',
  isFinal: true,
  refusal: {
    ...{ status: 409, code: 'illegal_move', message: '', params: undefined, errors: [], data },
    ...{ retryAfterSeconds: null, requestId: null },
  },
});
const refused = refuse();

/** A tab with its store; each request is answered when the test says so. */
const makePhone = (rows = makeRows(), locks = new Map<string, Promise<unknown>>()) => {
  const state = { user: 'asha', isOnline: true, isDone: false };
  const requests: { write: WaitingWrite; answer(answer: Answer): void }[] = [];
  const outcomes: string[] = [];
  const checked: string[] = [];
  const { run, wake, hurry } = createWriteSender({
    rows,
    readUserId: async () => state.user,
    isOnline: () => state.isOnline,
    send: (write) =>
      new Promise((resolve, reject) => {
        const answer = (answer: Answer): void => (answer instanceof Error ? reject(answer) : resolve(answer));
        requests.push({ write, answer });
      }),
    isDone: async ({ key }) => {
      checked.push(key);
      return state.isDone;
    },
    alone: (item, work) => {
      const turn = (locks.get(item) ?? Promise.resolve()).then(work);
      locks.set(
        item,
        turn.catch(() => undefined),
      );
      return turn;
    },
    now: Date.now,
    random: () => 1,
    onOutcome: ({ key }, { kind }) => void outcomes.push(`${key} ${kind}`),
  });
  const tap = async (key: string, item = 'booking:1', userId = 'asha'): Promise<WaitingWrite> => {
    const call = 'PUT /bookings/{id}/status';
    const subject = { act: '', title: '', at: null };
    const write = { key, userId, item, call, params: {}, body: { key }, subject };
    return rows.add(buildWrite(write, Date.now()));
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  /** Lets time pass. */
  const pass = async (milliseconds: number): Promise<void> => {
    mock.timers.tick(milliseconds);
    await settle();
  };
  const answer = async (answer: Answer): Promise<void> => {
    requests.shift()?.answer(answer);
    await settle();
  };
  const start = async (): Promise<void> => {
    void run();
    await settle();
  };
  const underWay = (): string[] => requests.map(({ write }) => write.key);
  const after = async (act: () => void): Promise<void> => {
    act();
    await settle();
  };
  return {
    ...{ state, rows, tap, pass, answer, start, underWay, outcomes, checked, requests },
    wake: () => after(wake),
    hurry: () => after(hurry),
  };
};

test('writes to one booking go out one by one, those to others beside them', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.tap('a2');
  await phone.tap('b1', 'booking:2');
  await phone.start();
  assert.deepEqual(phone.underWay(), ['a1', 'b1']);
  await phone.answer(done);
  assert.deepEqual(phone.underWay(), ['b1', 'a2']);
  await phone.answer(done);
  await phone.answer(done);
  assert.deepEqual(phone.outcomes, ['a1 done', 'b1 done', 'a2 done']);
  assert.deepEqual(await phone.rows.list(), []);
});

test('a lost request is repeated under its key and body after growing pauses', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.start();
  await phone.answer(lost);
  await phone.pass(1999);
  assert.deepEqual(phone.underWay(), []);
  await phone.pass(1);
  assert.deepEqual(phone.underWay(), ['a1']);
  assert.deepEqual(phone.requests[0]?.write.body, { key: 'a1' });
  await phone.answer(lost);
  await phone.pass(3999);
  assert.deepEqual(phone.underWay(), []);
  await phone.pass(1);
  await phone.answer(done);
  assert.deepEqual(await phone.rows.list(), []);
});

test('the network’s return repeats at once, but not before the time that the server asked for', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.start();
  await phone.answer(lost);
  await phone.hurry();
  assert.deepEqual(phone.underWay(), ['a1']);
  await phone.answer({ kind: 'later', heldMs: 20_000 });
  await phone.hurry();
  await phone.pass(19_000);
  await phone.hurry();
  assert.deepEqual(phone.underWay(), []);
  await phone.pass(1000);
  assert.deepEqual(phone.underWay(), ['a1']);
});

test('a refused write stays, holds back its booking, and stops no other', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.tap('a2');
  await phone.tap('b1', 'booking:2');
  await phone.start();
  await phone.answer(refused);
  await phone.answer(done);
  const left = await phone.rows.list();
  assert.deepEqual(
    left.map(({ key, refusal }) => [key, refusal?.code ?? null]),
    [
      ['a1', 'illegal_move'],
      ['a2', null],
    ],
  );
  await phone.pass(HOUR);
  assert.deepEqual(phone.underWay(), []);
  await phone.rows.change(left[0]?.seq ?? 0, () => null);
  await phone.wake();
  assert.deepEqual(phone.underWay(), ['a2']);
});

test('a refusal that names a newest version is kept with it, for the next attempt', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.tap('b1', 'booking:2');
  await phone.start();
  await phone.answer(refuse({ madeFrom: 'new' }));
  await phone.answer(refuse({ pricePaise: 100 }));
  const left = await phone.rows.list();
  assert.deepEqual(
    left.map(({ refusal }) => refusal?.newest),
    ['new', undefined],
  );
});

test('writes of another person are not sent until that person is back', async () => {
  const phone = makePhone();
  await phone.tap('b1', 'booking:2', 'bina');
  await phone.start();
  await phone.pass(HOUR);
  assert.deepEqual(phone.underWay(), []);
  phone.state.user = 'bina';
  await phone.wake();
  assert.deepEqual(phone.underWay(), ['b1']);
});

test('an app that was closed during a request repeats it under the same key at the next start', async () => {
  const closed = makePhone();
  await closed.tap('a1');
  await closed.start();
  assert.deepEqual(closed.underWay(), ['a1']);
  const reopened = makePhone(closed.rows);
  await reopened.start();
  assert.deepEqual(reopened.underWay(), ['a1']);
  assert.deepEqual(
    reopened.requests.map(({ write }) => write.firstTriedAt === null),
    [false],
  );
});

test('nothing is sent offline, and the tap stays certainly unsent', async () => {
  const phone = makePhone();
  phone.state.isOnline = false;
  await phone.tap('a1');
  await phone.start();
  assert.deepEqual(phone.underWay(), []);
  assert.equal((await phone.rows.list())[0]?.firstTriedAt, null);
  phone.state.isOnline = true;
  await phone.hurry();
  assert.deepEqual(phone.underWay(), ['a1']);
});

test('a write taken back before its turn is not sent', async () => {
  const phone = makePhone();
  await phone.tap('a1');
  const second = await phone.tap('a2');
  await phone.start();
  await phone.rows.change(second.seq, () => null);
  await phone.answer(done);
  assert.deepEqual(phone.underWay(), []);
  assert.deepEqual(phone.outcomes, ['a1 done']);
});

/** A phone whose request got lost a day before the network came back. */
const makeLatePhone = async (isDone: boolean) => {
  const phone = makePhone();
  await phone.tap('a1');
  await phone.start();
  await phone.answer(lost);
  phone.state.isOnline = false;
  await phone.pass(30 * HOUR);
  Object.assign(phone.state, { isOnline: true, isDone });
  await phone.hurry();
  return phone;
};

test('after a day the effect is read, and a write that took effect is not repeated', async () => {
  const { checked, underWay, outcomes } = await makeLatePhone(true);
  assert.deepEqual(checked, ['a1']);
  assert.deepEqual(underWay(), []);
  assert.deepEqual(outcomes, ['a1 later', 'a1 already_done']);
});

test('after a day without an effect the write is sent again', async () => {
  const { checked, underWay } = await makeLatePhone(false);
  assert.deepEqual([checked, underWay()], [['a1'], ['a1']]);
});

test('two tabs never send one write at once, and send each write once', async () => {
  const [rows, locks] = [makeRows(), new Map<string, Promise<unknown>>()];
  const [first, second] = [makePhone(rows, locks), makePhone(rows, locks)];
  await first.tap('a1');
  await first.tap('a2');
  await first.start();
  await second.start();
  assert.deepEqual([first.underWay(), second.underWay()], [['a1'], []]);
  await first.answer(lost);
  await second.pass(2000);
  assert.equal(first.underWay().length + second.underWay().length, 1);
  for (let turn = 0; turn < 2; turn += 1) {
    await first.answer(done);
    await second.answer(done);
  }
  assert.deepEqual(await rows.list(), []);
  assert.deepEqual([...first.outcomes, ...second.outcomes].toSorted(), ['a1 done', 'a1 later', 'a2 done']);
});
