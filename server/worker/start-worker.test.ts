import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import type { MailContent } from '#lib/features/notifications/contracts/mails.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { listSentMails } from '#lib/features/notifications/services/send-mails.ts';
import { wakeOutbox, writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { inTransaction } from '#models/connection.ts';
import { countWaitingOutboxRows, listOutboxRows } from '#models/platform/outbox.ts';
import { changePreferences } from '#models/people/preferences.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { startMailServer, type MailServer } from '#e2e/kit/mail-server.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startWorker, type Worker } from './start-worker.ts';

useTestDatabase();

const welcome: MailContent = { kind: 'welcome', params: { name: 'Asha' } };
const writeMail = (userId: string) =>
  inTransaction((tx) => writeOutbox({ kind: 'mail', payload: { userId, content: welcome } }, tx));
const allDone = async () => (await countWaitingOutboxRows()) === 0;
const onlyRow = async () => {
  const [row] = await listOutboxRows();
  assert.ok(row);
  return row;
};

describe('mails over SMTP', () => {
  let mail: MailServer;
  let worker: Worker | null = null;
  const startMailing = () => {
    useEnv(
      testEnv({
        SMTP_URL: mail.url,
        APP_ORIGIN: 'https://hunar.test',
        MAIL_FROM: 'Hunar <no-reply@hunar.test>',
      }),
    );
    worker = startWorker();
  };

  beforeEach(async () => {
    mail = await startMailServer({ refused: ['nobody@example.test'] });
  });
  afterEach(async () => {
    await worker?.stop();
    await mail.stop();
    resetClock();
  });

  test('a mail is sent once to the account’s address, in its language', async () => {
    const user = await makeUser({ name: 'आशा', email: 'asha@example.test', locale: 'hi' });
    startMailing();
    await writeMail(String(user._id));
    await eventually(allDone);
    const [received, second] = mail.mails;
    assert.ok(received);
    assert.equal(second, undefined);
    assert.deepEqual(received.to, ['asha@example.test']);
    assert.equal(received.headers.get('subject'), 'Hunar में आपका स्वागत है');
    assert.equal(received.headers.get('to'), 'आशा <asha@example.test>');
    assert.equal(received.headers.get('content-language'), 'hi');
    assert.equal(received.headers.get('message-id'), `<${String((await onlyRow())._id)}@hunar.test>`);
    assert.match(received.text, /नमस्ते Asha,/);
    assert.match(received.html, /<a href="https:\/\/hunar.test\/"/);
  });

  test('a mail written during a mail server outage delays no other and is sent once later', async () => {
    const user = await makeUser();
    await mail.stop();
    startMailing();
    const since = performance.now();
    await writeMail(String(user._id));
    assert.ok(performance.now() - since < 5000);
    await eventually(async () => (await onlyRow()).lastFault !== null);
    assert.equal((await onlyRow()).doneAt, null);
    mail = await startMailServer({ port: mail.port });
    setClock(new Date(now().getTime() + 60_000));
    wakeOutbox();
    await eventually(allDone);
    assert.deepEqual(
      mail.mails.map(({ to }) => to),
      [[user.email]],
    );
    assert.equal((await onlyRow()).payload, null);
  });

  test('a permanently refused address is not tried again', async () => {
    const user = await makeUser({ email: 'nobody@example.test' });
    startMailing();
    await writeMail(String(user._id));
    await eventually(allDone);
    const row = await onlyRow();
    assert.deepEqual([row.attempts, row.doneAt, row.dueAt], [1, null, null]);
  });

  test('a mail is sent only if the person wants it at the time of sending', async () => {
    const tips: MailContent = { kind: 'tips', params: { name: 'Asha' } };
    const writeTips = (userId: string) =>
      inTransaction((tx) => writeOutbox({ kind: 'mail', payload: { userId, content: tips } }, tx));
    const [quiet, open] = [await makeUser({ mutedChannels: ['email'] }), await makeUser()];
    const agreed = await makeUser({ consents: { marketing: now() } });
    const closed = await makeUser({ consents: { marketing: now() }, mutedChannels: ['email'] });
    const regretful = await makeUser({ consents: { marketing: now() } });
    await writeTips(String(regretful._id));
    await changePreferences({ userId: String(regretful._id), consents: { marketing: false }, at: now() });
    startMailing();
    for (const { _id } of [quiet, open]) await writeMail(String(_id));
    for (const { _id } of [open, agreed, closed]) await writeTips(String(_id));
    await eventually(allDone);
    const sent = mail.mails.map(({ to, headers }) => `${String(to)} ${headers.get('subject') ?? ''}`);
    assert.deepEqual(
      sent.toSorted(),
      [`${open.email} Welcome to Hunar`, `${agreed.email} Get more out of Hunar`].toSorted(),
    );
  });

  test('a deleted account gets no mail', async () => {
    startMailing();
    await writeMail('a'.repeat(24));
    await eventually(allDone);
    assert.notEqual((await onlyRow()).doneAt, null);
    assert.deepEqual(mail.mails, []);
  });
});

test('counters of abandoned rows and failed tasks start at 0', async () => {
  await startWorker().stop();
  const text = await metrics().registry.metrics();
  for (const series of ['outbox_given_up_total{kind="push"}', 'job_failures_total{job="sweep-images"}'])
    assert.match(text, new RegExp(`^hunar_${RegExp.escape(series)} 0$`, 'm'));
});

describe('mails without SMTP', () => {
  test('are kept in a folder and listed, newest first', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'hunar-mails-'));
    useEnv(testEnv({ DATA_DIR }));
    assert.deepEqual(await listSentMails(), { data: [] });
    const worker = startWorker();
    for (const email of ['first@example.test', 'second@example.test'])
      await writeMail(String((await makeUser({ email }))._id));
    await eventually(allDone);
    await worker.stop();
    const { data } = await listSentMails();
    assert.deepEqual(
      data.map(({ to }) => to.address),
      ['second@example.test', 'first@example.test'],
    );
    assert.equal(data[0]?.subject, 'Welcome to Hunar');
    await rm(DATA_DIR, { recursive: true });
  });

  test('are not listed in production', async () => {
    const production = {
      HUNAR_MODE: 'production',
      APP_ORIGIN: 'https://hunar.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Hunar <no-reply@hunar.test>',
    };
    useEnv(testEnv(production));
    await assert.rejects(listSentMails(), /not_found/);
  });
});
