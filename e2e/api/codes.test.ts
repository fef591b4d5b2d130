import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import * as codes from '#lib/features/accounts/contracts/codes.ts';
import { exportAccountContract, deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readPersonContract } from '#lib/features/office/contracts/office.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { makeContactCode, wrongContactCode } from '#e2e/kit/factories/contact-codes.ts';
import {
  makePhoneUser,
  makeSession,
  makeUser,
  newPerson,
  newPhone,
  signInAdmin,
} from '#e2e/kit/factories/users.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { countRows, readSms } from '#e2e/kit/read-sms.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'hunar-codes-'));
const { url } = useTestServer({ env: { SMS_URL: 'outbox:', DATA_DIR } });
let other: ForkedServer;
let log = '';
before(async () => {
  const settings = { LOG_LEVEL: 'debug', SMS_URL: 'outbox:', DATA_DIR, HUNAR_WORKER: 'on' };
  const onOutput = (text: string) => void (log += text);
  other = await forkServer({ database: testDatabaseName(), env: settings, onOutput });
});
clearUp(async () => {
  await other.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const send = (
  call: SentCall['call'],
  body: unknown,
  { token, origin = url() }: { token?: string; origin?: string } = {},
) => sendCall({ origin, call, parts: { body }, token });

const challengeIn = ({ json }: { json: unknown }): string =>
  z.looseObject({ data: z.looseObject({ challenge: z.string() }) }).parse(json).data.challenge;

const ask = async (phone: string, origin?: string) => {
  const answer = await send(codes.askCodeContract, { phone, purpose: 'signIn' }, { origin });
  expectSuccess(answer, codes.askCodeContract);
  return answer;
};

const withoutValues = (json: unknown) =>
  JSON.stringify(json).replace(/"(challenge|expiresAt|device|requestId)":"[^"]+"/g, '"$1"');

const countStored = () => Promise.all(['contactCodes', 'outbox', 'users'].map((name) => countRows(name)));

/** The answers to contacts that ask for a code, each with the rows that it adds. */
const listAnswers = async (contacts: readonly ({ phone: string } | { email: string })[]) => {
  const said: string[] = [];
  for (const contact of contacts) {
    const kept = await countStored();
    const { status, json } = await send(codes.askCodeContract, { ...contact, purpose: 'signIn' });
    const added = (await countStored()).map((count, at) => count - (kept[at] ?? 0));
    said.push(`${status} ${withoutValues(json)} ${added.join()}`);
  }
  return said;
};

test('answer and stored rows are the same for a known number, an unknown one and one that others named', async () => {
  const known = (await makePhoneUser()).phone ?? '';
  const named = newPhone();
  await makeUser({ phone: named });
  const said = await listAnswers([{ phone: known }, { phone: named }, { phone: newPhone() }]);
  assert.equal(new Set(said).size, 1);
  assert.match(said[0] ?? '', /^202 .* 1,1,0$/);
});

test('answer and stored rows are the same for a confirmed address, an unconfirmed one and an unknown one', async () => {
  const [known, unproved] = [await makeUser(), await makeUser({ emailProvedAt: undefined })];
  const emails = [known.email, unproved.email, newPerson().email];
  const said = await listAnswers(emails.map((email) => ({ email })));
  assert.equal(new Set(said).size, 1);
  assert.match(said[0] ?? '', /^202 .* 1,1,0$/);
});

test('numbers abroad, landlines and premium numbers get no SMS', async () => {
  const before = await countRows('outbox');
  for (const phone of [
    '+1 900 555 0100',
    '+44 7911 123456',
    '011 2345 6789',
    '1860 123 4567',
    '+8801712345678',
  ])
    expectRefusal(await send(codes.askCodeContract, { phone, purpose: 'signIn' }), 400);
  assert.equal(await countRows('outbox'), before);
});

test('a worker registers, signs in again, exports and deletes without email or password', async () => {
  const phone = newPhone();
  const challenge = challengeIn(await ask(phone, other.url));
  const code = await readSms(DATA_DIR, phone);
  const first = { challenge, code };
  expectRefusal(await send(codes.verifyCodeContract, first), 409);
  const person = { ...first, name: 'Lakshmi Devi', userType: 'worker' };
  const entered = await send(codes.verifyCodeContract, person);
  expectSuccess(entered, codes.verifyCodeContract);
  const { token, data } = z.looseObject(accounts.accountReply.shape).parse(entered.json);
  expectSuccess(await send(accounts.checkContract, undefined, { token }), accounts.checkContract);
  const again = await send(
    codes.verifyCodeContract,
    await makeContactCode({ kind: 'phone', contact: phone }),
  );
  expectSuccess(again, codes.verifyCodeContract);
  const exported = await send(exportAccountContract, undefined, { token });
  expectSuccess(exported, exportAccountContract);
  assert.ok(exported.text.includes(phone) && !exported.text.includes(code));
  const leave = { reason: 'other', confirmation: true };
  expectRefusal(await send(deleteAccountContract, { ...leave, password: 'no password' }, { token }), 400);
  const to = { kind: 'phone', contact: phone } as const;
  const contactCode = await makeContactCode(to, { purpose: 'deleteAccount', userId: data._id });
  expectSuccess(
    await send(deleteAccountContract, { ...leave, contactCode }, { token }),
    deleteAccountContract,
  );
  assert.equal(await countRows('users', { provedPhone: phone }), 0);
});

test('a code is in no log, row, audit, export or page of the office', async () => {
  const { user, token } = await makeSession(await makePhoneUser());
  const phone = user.phone ?? '';
  const challenge = challengeIn(await ask(phone, other.url));
  const code = await readSms(DATA_DIR, phone);
  const wrong = { challenge, code: wrongContactCode(code) };
  expectRefusal(await send(codes.verifyCodeContract, wrong, { origin: other.url }), 400);
  const right = { challenge, code };
  expectSuccess(await send(codes.verifyCodeContract, right, { origin: other.url }), codes.verifyCodeContract);
  assert.deepEqual(await findInDatabase(code), []);
  const admin = await signInAdmin();
  const params = { id: String(user._id) };
  const page = await sendCall({
    origin: url(),
    call: readPersonContract,
    parts: { params },
    token: admin.token,
  });
  expectSuccess(page, readPersonContract);
  const exported = await send(exportAccountContract, undefined, { token });
  for (const text of [page.text, exported.text, log]) assert.ok(!text.includes(code));
  assert.ok(
    !log.includes(phone) && log.includes('/auth/code'),
    'the log tells of the calls, without the number',
  );
});

test('one of fifty registrations with one number on two servers at once succeeds', async () => {
  const phone = newPhone();
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => makeContactCode({ kind: 'phone', contact: phone })),
  );
  const answers = await Promise.all(
    sent.map((one, at) =>
      send(codes.verifyCodeContract, { ...one, name: 'Asha Gupta' }, { origin: at % 2 ? other.url : url() }),
    ),
  );
  // Those that come after the winner sign in to the account.
  assert.equal(await countRows('users', { provedPhone: phone }), 1);
  for (const { status, text } of answers) assert.ok([200, 409, 503].includes(status), `${status} ${text}`);
  const ids = answers
    .filter(({ status }) => status === 200)
    .map(({ json }) => z.looseObject(accounts.accountReply.shape).parse(json).data._id);
  assert.equal(new Set(ids).size, 1);
});

test('one code used on two servers at once opens one session', async () => {
  const { _id, phone } = await makePhoneUser();
  const sent = await makeContactCode({ kind: 'phone', contact: phone ?? '' });
  const origins = [url(), other.url, url(), other.url, url(), other.url];
  const answers = await Promise.all(
    origins.map((origin) => send(codes.verifyCodeContract, sent, { origin })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(await countRows('sessions', { userId: _id }), 1);
});

test('guesses from many devices do not add up: a number gets 3 codes an hour, each with 5 tries', async () => {
  const phone = (await makePhoneUser()).phone ?? '';
  let checked = 0;
  for (let device = 0; device < 6; device += 1) {
    const answer = await send(codes.askCodeContract, { phone, purpose: 'signIn' });
    if (answer.status !== 202) continue;
    const challenge = challengeIn(answer);
    for (let guess = 0; guess < 8; guess += 1) {
      const { json } = await send(codes.verifyCodeContract, { challenge, code: '000000' });
      if (z.looseObject({ code: z.string() }).parse(json).code === 'code_wrong') checked += 1;
    }
  }
  assert.ok(checked <= 15, `${checked} guesses were checked`);
});

test('a code for an act needs a session, and works for no one else', async () => {
  const [own, thief] = [await makeSession(await makePhoneUser()), await makeSession(await makePhoneUser())];
  const phone = own.user.phone ?? '';
  expectRefusal(await send(codes.askCodeContract, { phone, purpose: 'deleteAccount' }), 401);
  const asked = await send(
    codes.askCodeContract,
    { phone, purpose: 'deleteAccount' },
    { token: thief.token },
  );
  expectSuccess(asked, codes.askCodeContract);
  const to = { kind: 'phone', contact: phone } as const;
  const contactCode = await makeContactCode(to, { purpose: 'deleteAccount', userId: thief.userId });
  const body = { reason: 'other', confirmation: true, contactCode };
  expectRefusal(await send(deleteAccountContract, body, { token: thief.token }), 400);
  expectRefusal(await send(deleteAccountContract, body, { token: own.token }), 400);
});
