import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { listReminders, makeDoneJobs, notReceived, received, saysPaid } from '#e2e/kit/payments.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { remindOfPayment } from './payment.ts';

const { url } = useTestServer();
const makeDone = makeDoneJobs(url);
afterEach(resetClock);

test('the worker is asked once and reminded after a day, unless it was answered', async () => {
  const { id, customer, worker, say } = await makeDone();
  const countNews = async (news: string) =>
    (await readNews(worker.user)).filter((one) => one === news).length;
  await say(customer, saysPaid);
  await say(customer, { ...saysPaid, utr: '444456789012' });
  assert.equal(await countNews('payment_said'), 1);
  const reminders = await listReminders(id);
  assert.equal(reminders.length, 1);
  const dueAt = reminders[0]?.dueAt;
  assert.ok(dueAt && dueAt.getTime() > now().getTime() + 23 * 3_600_000);
  await remindOfPayment({ payload: { bookingId: id } });
  assert.equal(await countNews('payment_reminder'), 1);
  await say(worker, received);
  await remindOfPayment({ payload: { bookingId: id } });
  assert.equal(await countNews('payment_reminder'), 1);
});

test('silence settles nothing: the worker is reminded a second time after a week, and not again', async () => {
  const { id, customer, say, read } = await makeDone();
  await say(customer, saysPaid);
  assert.equal((await listReminders(id)).length, 1);
  await remindOfPayment({ payload: { bookingId: id } });
  const [, last, ...others] = await listReminders(id);
  assert.ok(last?.dueAt && last.dueAt.getTime() > now().getTime() + 5 * 24 * 3_600_000);
  await remindOfPayment({ payload: { bookingId: id } });
  assert.deepEqual([others.length, (await listReminders(id)).length], [0, 2]);
  assert.equal((await read(customer)).state, 'said');
});

test('a reminder is about its own word: those of a denied one never hurry the answer to the next', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  const countReminded = async () =>
    (await readNews(worker.user)).filter((news) => news === 'payment_reminder').length;
  await say(customer, saysPaid);
  const saidAt = (await read(worker)).said?.at;
  await remindOfPayment({ payload: { bookingId: id, saidAt } });
  await say(worker, { ...notReceived, saidAt });
  setClock(new Date(now().getTime() + 60_000));
  await say(customer, saysPaid);
  const reminded = await countReminded();
  await remindOfPayment({ payload: { bookingId: id, saidAt } });
  assert.equal(await countReminded(), reminded, 'the last reminder of the first word');
  const again = { bookingId: id, saidAt: (await read(worker)).said?.at };
  await say(customer, { ...saysPaid, utr: '777756789012' });
  await remindOfPayment({ payload: again });
  assert.equal(await countReminded(), reminded + 1, 'a correction is the same word');
  assert.equal((await listReminders(id)).length, 4, 'two for each word');
});
