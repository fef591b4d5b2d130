import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createSendScheduler } from './send-scheduler.ts';

// Mocked timers sleep until woken.
beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** A number is how many milliseconds to wait. */
type Answer = 'sent' | 'later' | number;

/** Conversations with their waiting messages; each is sent when the test releases it. */
const makeLine = (waiting: Map<string, string[]>) => {
  const sent: string[] = [];
  const onItsWay = new Map<string, (answer: Answer) => void>();
  const waiters = new Map<string, () => void>();
  const send = (word: string): Promise<Answer> =>
    new Promise((resolve) => {
      onItsWay.set(word, resolve);
      waiters.get(word)?.();
    });
  const sendPending = async (conversation: string): Promise<number | null> => {
    for (;;) {
      const words = waiting.get(conversation) ?? [];
      const [word] = words;
      if (word === undefined) return null;
      const outcome = await send(word);
      if (outcome !== 'sent') return outcome === 'later' ? 0 : outcome;
      words.shift();
      sent.push(word);
    }
  };
  const list = async () =>
    [...waiting].filter(([, words]) => words.length > 0).map(([conversation]) => conversation);
  const begun = async (word: string): Promise<void> => {
    if (!onItsWay.has(word)) await new Promise<void>((resolve) => waiters.set(word, resolve));
  };
  const answer = async (word: string, outcome: Answer = 'sent'): Promise<void> => {
    await begun(word);
    onItsWay.get(word)?.(outcome);
    onItsWay.delete(word);
  };
  return { sent, sendPending, list, answer, begun, underWay: () => [...onItsWay.keys()] };
};

test('a conversation sends in order, and a slow one does not hold up others', async () => {
  const waiting = new Map([
    ['asha', ['a1', 'a2']],
    ['bina', ['b1', 'b2']],
  ]);
  const line = makeLine(waiting);
  const { run, wake } = createSendScheduler(line);
  void run();
  await line.answer('b1');
  await line.answer('b2');
  waiting.set('chitra', ['c1']);
  wake();
  await line.answer('c1');
  waiting.get('bina')?.push('b3');
  wake();
  await line.begun('b3');
  assert.deepEqual(line.underWay().toSorted(), ['a1', 'b3']);
  await line.answer('a1');
  await line.begun('a2');
  assert.deepEqual(line.sent, ['b1', 'b2', 'c1', 'a1']);
});

test('four conversations send at once; the fifth starts when one is done', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const line = makeLine(new Map(names.map((name) => [name, [`${name}1`]])));
  void createSendScheduler(line).run();
  await line.begun('d1');
  assert.deepEqual(line.underWay(), ['a1', 'b1', 'c1', 'd1']);
  await line.answer('b1');
  await line.begun('e1');
  assert.deepEqual(line.underWay(), ['a1', 'c1', 'd1', 'e1']);
});

test('a failed message is retried at the next wake-up and takes up no slot until then', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const line = makeLine(new Map(names.map((name) => [name, [`${name}1`, `${name}2`]])));
  const { run, wake } = createSendScheduler(line);
  void run();
  for (const name of ['a', 'b', 'c', 'd']) await line.answer(`${name}1`, 'later');
  await line.answer('e1');
  await line.answer('e2');
  assert.deepEqual(line.sent, ['e1', 'e2']);
  wake();
  await line.answer('a1');
  await line.answer('a2');
  assert.deepEqual(line.sent, ['e1', 'e2', 'a1', 'a2']);
});

test('a wait requested by the server is kept despite wake-ups', async () => {
  const line = makeLine(new Map([['asha', ['a1']]]));
  const { run, wake } = createSendScheduler(line);
  void run();
  await line.answer('a1', 10_000);
  // Lets the refusal arrive and the wait begin.
  await new Promise(setImmediate);
  wake();
  mock.timers.tick(9999);
  await new Promise(setImmediate);
  assert.deepEqual(line.underWay(), []);
  mock.timers.tick(1);
  await line.answer('a1');
  await new Promise(setImmediate);
  assert.deepEqual(line.sent, ['a1']);
});
