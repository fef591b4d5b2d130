import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { listPasskeysContract, removePasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { enrol } from '#e2e/kit/enrol-passkey.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { getTotpContract, totpState } from '#lib/features/accounts/contracts/two-factor.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makePasskey } from '#e2e/kit/factories/passkeys.ts';
import {
  expiredToken,
  hasCurrentHash,
  makeImportedUser,
  makeSession,
  makeUser,
  newPerson,
  signIn,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';
import { watchLoopUnder, twenty } from '#e2e/kit/loop-delay.ts';
import type { ReceivedMail } from '#e2e/kit/mail-server.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { useMailServer } from '#e2e/kit/use-mail-server.ts';

const mail = useMailServer();
const { url } = useTestServer({ env: { ...mail.env, APP_ORIGIN: 'https://hunar.example' } });

const send = (call: SentCall['call'], parts: SentCall['parts'] = {}, token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const toAccount = (answer: { json: unknown }) =>
  z.looseObject(accounts.accountReply.shape).parse(answer.json);
const toFields = (answer: { json: unknown }) =>
  z
    .looseObject({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
    .parse(answer.json)
    .errors.map(({ field, message }) => `${field}: ${message}`);

const login = (email: string, password = TEST_PASSWORD) =>
  send(accounts.loginContract, { body: { email, password } });
const check = (token: string) => send(accounts.checkContract, {}, token);

test('registering normalises the input, signs in and mails a link that proves the address', async () => {
  const person = newPerson({ name: '  Asha\n Gupta ', phone: '+91 98765-43210', userType: 'worker' });
  const answer = await send(accounts.registerContract, {
    body: { ...person, email: `  ${person.email.toUpperCase()} ` },
  });
  expectSuccess(answer, accounts.registerContract);
  const { data, token, message } = toAccount(answer);
  assert.equal(message, 'Registration successful');
  assert.deepEqual(
    [data.name, data.phone, data.email, data.userType],
    ['Asha Gupta', '9876543210', person.email, 'worker'],
  );
  expectSuccess(await check(token), accounts.checkContract);
  await eventually(() => mail.mails().some(({ to }) => to.includes(person.email)));
});

test('each error of a registration form is listed under its field', async () => {
  const body = {
    name: 'A',
    email: 'nobody',
    phone: '123',
    password: '12345',
    cnf_password: 'x',
    userType: 'admin',
  };
  const answer = await send(accounts.registerContract, { body });
  expectRefusal(answer, 400);
  assert.deepEqual(toFields(answer).toSorted(), [
    'email: Invalid email format',
    'name: Name must be at least 2 characters',
    'password: Password must be at least 6 characters',
    'phone: Phone must be exactly 10 digits',
    'userType: This value isn’t allowed here. Choose one of: customer, worker, broker',
  ]);
  const differing = await send(accounts.registerContract, {
    body: newPerson({ cnf_password: 'something else' }),
  });
  assert.deepEqual(toFields(differing), ['cnf_password: Password and Confirm Password must match']);
  const reserved = await send(accounts.registerContract, { body: newPerson({ name: 'Hunar Suppоrt' }) });
  assert.match(toFields(reserved)[0] ?? '', /^name: This name is reserved/);
});

test('one email address gets one account, in any spelling, under concurrent registrations', async () => {
  const person = newPerson();
  const spellings = [
    person.email,
    person.email.toUpperCase(),
    ` ${person.email}`,
    person.email.replace('n', 'ｎ'),
  ];
  const answers = await Promise.all(
    [...spellings, ...spellings].map((email) =>
      send(accounts.registerContract, { body: { ...person, email } }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array<number>(7).fill(409)]);
});

test('long Devanagari passwords that differ in the last letter do not match', async () => {
  const password = `${'हिन्दीपासवर्ड'.repeat(3).slice(0, 29)}क`;
  const person = newPerson({ password });
  expectSuccess(await send(accounts.registerContract, { body: person }), accounts.registerContract);
  expectSuccess(await login(person.email, password), accounts.loginContract);
  expectRefusal(await login(person.email, `${password.slice(0, 29)}ख`), 401);
});

test('an imported bcrypt hash signs in and is replaced by the current hash', async () => {
  const user = await makeImportedUser();
  expectRefusal(await login(user.email, 'from beforE'), 401);
  expectSuccess(await login(user.email, 'from before'), accounts.loginContract);
  assert.ok(await hasCurrentHash(String(user._id)));
  expectSuccess(await login(user.email, 'from before'), accounts.loginContract);
});

test('an account is locked after five wrong passwords; other accounts still sign in', async () => {
  const [user, neighbour] = [await makeUser(), await makeUser()];
  const tries = await Promise.all(Array.from({ length: 20 }, () => login(user.email, 'wrong password')));
  assert.equal(tries.filter(({ status }) => status === 401).length, 5);
  const refused = await login(user.email);
  expectRefusal(refused, 429);
  assert.ok(Number(refused.headers['retry-after']) > 60);
  expectSuccess(await login(neighbour.email), accounts.loginContract);
});

test('twenty sign-ins at once do not block the event loop', async () => {
  const people = await twenty(() => makeUser());
  const { token } = await signIn('customer');
  const logins = await watchLoopUnder({
    work: () => Promise.all(people.map(({ email }) => login(email))),
    callThatDoesLittle: () => check(token),
  });
  for (const answer of atLeastOne(logins.results.flat())) assert.equal(answer.status, 200);
  assert.equal(logins.fault, null);
});

test('two hundred people behind one IP address can all sign in', async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => makeUser()));
  for (const { email } of people) assert.equal((await login(email)).status, 200, email);
});

test('sign-in and reset answer alike for a known and an unknown email address', async () => {
  const { email } = await makeUser();
  const stripped = ({ status, text }: { status: number; text: string }) =>
    `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
  assert.equal(
    stripped(await login(email, 'wrong password')),
    stripped(await login('nobody@example.test', 'wrong password')),
  );
  const reset = (address: string) => send(accounts.sendResetContract, { body: { email: address } });
  assert.equal(stripped(await reset(email)), stripped(await reset('nobody@example.test')));
});

test('the reset form gives the same error for a missing and a malformed email address', async () => {
  for (const email of ['', 'asha', 'asha@example', '@example.test']) {
    const answer = await send(accounts.sendResetContract, { body: { email } });
    expectRefusal(answer, 400);
    assert.deepEqual(toFields(answer), ['email: Please enter a valid email address'], email);
  }
});

const mailsTo = (email: string): ReceivedMail[] => mail.mails().filter(({ to }) => to.includes(email));
const subjectsTo = (email: string) => mailsTo(email).map(({ headers }) => headers.get('subject'));
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const linkIn = ({ text }: ReceivedMail): { token: string; id: string; origin: string } => {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return {
    token: link.searchParams.get('token') ?? '',
    id: link.searchParams.get('id') ?? '',
    origin: link.origin,
  };
};

const askForLink = async (email: string) => {
  const before = mailsTo(email).length;
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expectSuccess(
    await send(accounts.sendResetContract, { body: { email }, headers }),
    accounts.sendResetContract,
  );
  await eventually(() => mailsTo(email).length > before);
  return linkIn(mailsTo(email).at(-1) ?? { from: '', to: [], headers: new Map(), text: '', html: '' });
};

const reset = ({ id, token }: { id: string; token: string }, password = 'a new password') =>
  send(accounts.resetPasswordContract, {
    params: { id, token },
    body: { password, password_confirmation: password },
  });

test('a reset link uses our origin, works once, and ends sessions, passkeys and two-factor', async () => {
  const { user, token, userId } = await makeSession(await makeUser({ emailProvedAt: undefined }));
  await makePasskey(userId);
  // Anyone may have opened the account: the address is not proved, so their authenticator must not keep the owner
  // out.
  await turnOnTotp(userId);
  const link = await askForLink(user.email);
  assert.equal(link.origin, 'https://hunar.example');
  assert.ok(Buffer.from(link.token, 'base64url').length >= 32);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array<number>(19).fill(400)]);
  expectRefusal(await check(token), 401);
  expectSuccess(await login(user.email, 'a new password'), accounts.loginContract);
  const { token: fresh } = await makeSession(user);
  const kept = await send(listPasskeysContract, {}, fresh);
  assert.deepEqual(z.looseObject({ data: z.array(z.unknown()) }).parse(kept.json).data, []);
  const state = await send(getTotpContract, {}, fresh);
  assert.equal(z.looseObject({ data: totpState }).parse(state.json).data.isOn, false);
  await eventually(() => subjectsTo(user.email).includes('Your password was reset'));
  assert.match(mailsTo(user.email).at(-1)?.text ?? '', /Two-factor authentication .* off/);
});

test('a person is mailed about passkey changes in their language, even with email off', async () => {
  const user = await makeUser({ locale: 'hi', mutedChannels: ['email'] });
  const { token, userId } = await makeSession(user);
  await enrol(userId, chromeOnAndroid);
  await eventually(() => subjectsTo(user.email).length === 1);
  const listed = await send(listPasskeysContract, {}, token);
  const [key] = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) }).parse(listed.json).data;
  await send(removePasskeyContract, { params: { id: key?._id ?? '' } }, token);
  await eventually(() => subjectsTo(user.email).length === 2);
  assert.deepEqual(subjectsTo(user.email), [
    'फ़िंगरप्रिंट या चेहरे से लॉगिन चालू: Android पर Chrome',
    'एक डिवाइस हटाया गया: Android पर Chrome',
  ]);
  assert.match(mailsTo(user.email)[0]?.text ?? '', /https:\/\/hunar\.example\/profile\/privacy-security/);
});

test('the newest two reset links work, each for its own account, until one is used', async () => {
  const { user } = await signIn('worker');
  const stranger = await makeUser();
  const [first, second, third] = [
    await askForLink(user.email),
    await askForLink(user.email),
    await askForLink(user.email),
  ];
  expectRefusal(await reset(first), 400);
  expectRefusal(await reset({ ...third, id: String(stranger._id) }), 400);
  expectSuccess(await reset(second), accounts.resetPasswordContract);
  for (const used of [second, third]) expectRefusal(await reset(used), 400);
});

test('a mailbox gets three reset links an hour; further requests get the same answer', async () => {
  const { email } = await makeUser();
  const ask = () => send(accounts.sendResetContract, { body: { email } });
  for (const _ of [1, 2, 3, 4, 5]) expectSuccess(await ask(), accounts.sendResetContract);
  await askForLink((await makeUser()).email);
  await eventually(() => mailsTo(email).length === 3);
  // Earlier requests have all been mailed, so there is nothing to wait for.
  assert.equal(mailsTo(email).length, 3);
});

test('changing the password keeps this session, ends the others in 2 s and sends a mail', async () => {
  const user = await makeUser({ locale: 'ta', mutedChannels: ['email'] });
  const mine = await makeSession(user);
  const other = await makeSession(mine.user);
  expectSuccess(await check(other.token), accounts.checkContract);
  const body = {
    currentPassword: TEST_PASSWORD,
    password: 'a new password',
    password_confirmation: 'a new password',
  };
  const wrong = await send(
    accounts.changePasswordContract,
    { body: { ...body, currentPassword: 'no' } },
    mine.token,
  );
  expectRefusal(wrong, 400);
  assert.deepEqual(subjectsTo(user.email), []);
  expectSuccess(
    await send(accounts.changePasswordContract, { body }, mine.token),
    accounts.changePasswordContract,
  );
  expectSuccess(await check(mine.token), accounts.checkContract);
  expectRefusal(await check(other.token), 401);
  await eventually(() => subjectsTo(user.email).length === 1);
  assert.deepEqual(subjectsTo(user.email), ['உங்கள் பாஸ்வேர்டு மாறியது']);
  assert.match(mailsTo(user.email)[0]?.text ?? '', /https:\/\/hunar\.example\/reset-password/);
});

test('logging out and signing out a device each end one session and leave the others', async () => {
  const mine = await signIn('broker');
  const phone = await makeSession(mine.user);
  const tablet = await makeSession(mine.user);
  const list = await send(accounts.listSessionsContract, {}, mine.token);
  expectSuccess(list, accounts.listSessionsContract);
  assert.equal((list.text.match(/"isCurrent":true/g) ?? []).length, 1);
  expectSuccess(
    await send(accounts.endSessionContract, { params: { id: phone.sessionId } }, mine.token),
    accounts.endSessionContract,
  );
  expectRefusal(await check(phone.token), 401);
  expectSuccess(await send(accounts.logoutContract, {}, mine.token), accounts.logoutContract);
  expectRefusal(await check(mine.token), 401);
  expectSuccess(await check(tablet.token), accounts.checkContract);
});

test("an expired token is refused with the error 'jwt expired'", async () => {
  assert.equal(expectRefusal(await check(await expiredToken()), 401).error, 'jwt expired');
});
