import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { askCode } from '#lib/features/accounts/services/codes.ts';
import { computeContactCode } from '#lib/features/accounts/services/steps/contact-codes.ts';
import { markSignedDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { readSmsBudget } from '#lib/features/accounts/services/steps/sms-budget.ts';
import { smsVariables } from '#lib/features/notifications/rules/sms-kinds.ts';
import { smsTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { env, useEnv } from '#lib/platform/config/env.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { createSmsSender } from '#lib/platform/integrations/sms/create-sms.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { inTransaction } from '#models/connection.ts';
import { addKnownDevice } from '#models/people/password.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { listSmsDrops } from '#models/platform/sms-drop.ts';
import { codePayload } from '#lib/features/notifications/contracts/sms.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makePhoneUser, newPhone } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { sendCode } from './send-sms.ts';

useTestDatabase();

interface Received {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** An SMS gateway on loopback. */
const received: Received[] = [];
let answer = 200;
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer).end('{}');
  });
});
let url = '';
before(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address() satisfies AddressInfo | string | null;
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/send` : '';
});
after(() => void gateway.close());

const templates = Object.fromEntries(
  Object.keys(smsVariables).map((kind) => [kind, { en: { id: `${kind}-en` }, ta: { id: `${kind}-ta` } }]),
);

const useGateway = (changes: Record<string, string> = {}): void => {
  useEnv(
    testEnv({
      ...{ SMS_URL: url, SMS_SENDER: 'HUNARA', SMS_ENTITY: '1101234567890123' },
      ...{ SMS_TEMPLATES: JSON.stringify(templates), SMS_HEADERS: '{"authorization":"Bearer g"}' },
      ...changes,
    }),
  );
  resetLimiters();
};

beforeEach(() => {
  resetClock();
  received.length = 0;
  answer = 200;
  useGateway();
});

const mailer = { send: () => Promise.reject(new Error('No mail was expected.')), close: () => {} };

const ask = async (phone: string, locale: Locale = 'en', device?: string) => {
  const body = { phone, purpose: 'signIn', locale, device } as const;
  return (await askCode({ actor: null, body, device: 'test', network: '203.0.113.7' })).data;
};

/** Sends what waits in the outbox, as the background process does. */
const work = async (): Promise<void> => {
  for (const { _id, kind, payload } of await listOutboxRows())
    if (kind === 'contactCode')
      await sendCode({
        ...{ id: String(_id), payload: codePayload.parse(payload), mailer },
        sms: createSmsSender(env()),
      });
};

describe('an SMS', () => {
  test('reaches the gateway with its registered template, sender, entity and text', async () => {
    const phone = newPhone();
    const { challenge } = await ask(phone);
    await work();
    const code = computeContactCode(challenge);
    assert.deepEqual(JSON.parse(received[0]?.body ?? ''), {
      ...{ to: `91${phone}`, sender: 'HUNARA', entity: '1101234567890123', template: 'signInCode-en' },
      text: `${code} is your Hunar login code. It works for 5 minutes. Never share it with anyone.`,
    });
    assert.equal(received[0]?.headers['authorization'], 'Bearer g');
  });

  test('is worded in its language where a template is registered, else in English', async () => {
    const [tamil, hindi] = [newPhone(), newPhone()];
    await ask(tamil, 'ta');
    await ask(hindi, 'hi');
    await work();
    assert.deepEqual(
      received.map(({ body }) => /"template":"([^"]+)"/.exec(body)?.[1]),
      ['signInCode-ta', 'signInCode-en'],
    );
  });

  test('fills a form body without letting a value begin another field', async () => {
    const headers = '{"content-type":"application/x-www-form-urlencoded"}';
    useGateway({ SMS_HEADERS: headers, SMS_BODY: 'm={text}&to={to10}&v={variables}&id={template}' });
    const phone = newPhone();
    const { challenge } = await ask(phone);
    await work();
    const form = new URLSearchParams(received[0]?.body);
    assert.deepEqual([...form.keys()], ['m', 'to', 'v', 'id']);
    assert.deepEqual([form.get('to'), form.get('v')], [phone, `${computeContactCode(challenge)}|5`]);
  });

  test('has the same variables in the same order in every language, and no personal data but the code', () => {
    for (const locale of locales)
      for (const [kind, text] of atLeastOne(Object.entries(smsTexts[locale]))) {
        const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        const known = Object.entries(smsVariables).find(([one]) => one === kind)?.[1] ?? {};
        assert.deepEqual(names, Object.keys(known), `${kind} in ${locale}`);
      }
  });

  test('is retried while the gateway is down, and given up once its code has expired or it was refused', async () => {
    await ask(newPhone());
    answer = 503;
    await assert.rejects(
      work(),
      (error: unknown) => error instanceof Error && !(error instanceof PermanentError),
    );
    answer = 400;
    await assert.rejects(work(), PermanentError);
    setClock(new Date(now().getTime() + 6 * 60_000));
    await assert.rejects(
      work(),
      (error: unknown) => error instanceof PermanentError && !/\d{6}/.test(error.message),
    );
    assert.match(
      await metrics().registry.metrics(),
      /sms_messages_total\{kind="signInCode",outcome="failed"\} 2/,
    );
  });
});

describe('the budget of a day', () => {
  test('keeps a reserve for proved numbers that strangers cannot burn; replies stay alike', async () => {
    useGateway({ SMS_DAILY_BUDGET: '10', SMS_RESERVE_PERCENT: '20' });
    for (let count = 0; count < 12; count += 1) await ask(newPhone());
    await work();
    assert.equal(received.length, 8);
    assert.equal(await readSmsBudget(), 'reserve');
    const owner = (await makePhoneUser()).phone ?? '';
    const [known, unknown] = [await ask(owner), await ask(newPhone())];
    assert.deepEqual([known.isLimited, unknown.isLimited], [true, true]);
    assert.deepEqual(Object.keys(known), Object.keys(unknown));
    received.length = 0;
    await work();
    const reached = received.map(({ body }) => /"to":"91(\d+)"/.exec(body)?.[1]);
    assert.deepEqual([...new Set(reached)], [owner]);
  });

  test('keeps half of the reserve for devices that accounts know, and serves a number once a day on others', async () => {
    useGateway({ SMS_DAILY_BUDGET: '10', SMS_RESERVE_PERCENT: '100' });
    const owners = await Promise.all(Array.from({ length: 8 }, () => makePhoneUser()));
    const phones = owners.map(({ phone }) => phone ?? '');
    // The numbers of workers are public: a stranger asks for codes to all of them, twice.
    for (const phone of [...phones, ...phones]) await ask(phone);
    await work();
    assert.equal(received.length, 5);
    assert.equal(new Set(received.map(({ body }) => /"to":"(\d+)"/.exec(body)?.[1])).size, 5);
    assert.equal(await readSmsBudget(), 'reserve');
    const [owner] = owners;
    const device = readOrMakeDevice(undefined);
    const mark = markSignedDevice(String(owner?._id), device.id);
    await inTransaction((tx) => addKnownDevice({ userId: String(owner?._id), mark }, tx));
    received.length = 0;
    await ask(phones[0] ?? '', 'en', device.token);
    await work();
    assert.deepEqual(
      received.map(({ body }) => /"to":"91(\d+)"/.exec(body)?.[1]),
      [phones[0]],
    );
  });

  test('is shown in the metrics, for an alarm before it runs out', async () => {
    useGateway({ SMS_DAILY_BUDGET: '10', SMS_RESERVE_PERCENT: '20' });
    await ask(newPhone());
    await work();
    await readSmsBudget();
    const text = await metrics().registry.metrics();
    assert.match(text, /hunar_sms_budget_left\{part="open"\} 7/);
    assert.match(text, /hunar_sms_budget_left\{part="reserve"\} 2/);
  });

  test('leaves a count by day and kind of what it did not allow', async () => {
    useGateway({ SMS_DAILY_BUDGET: '2', SMS_RESERVE_PERCENT: '0' });
    for (let count = 0; count < 5; count += 1) await ask(newPhone());
    await work();
    const today = toIndiaDay(now());
    const drops = await listSmsDrops(today);
    assert.deepEqual(
      drops.map(({ localDate, kind, count }) => [localDate, kind, count]),
      [[today, 'contactCode', 3]],
    );
  });

  test('is not spent on messages that the gateway did not accept', async () => {
    useGateway({ SMS_DAILY_BUDGET: '10', SMS_RESERVE_PERCENT: '0' });
    await ask(newPhone());
    answer = 503;
    for (const _ of [1, 2, 3]) await assert.rejects(work());
    answer = 200;
    await work();
    await readSmsBudget();
    assert.match(await metrics().registry.metrics(), /hunar_sms_budget_left\{part="open"\} 9/);
  });
});
