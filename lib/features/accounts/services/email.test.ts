import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { mailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { mailProofLink, sendMail } from '#lib/features/notifications/services/send-mails.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import type { Mailer, OutgoingMail as Mail } from '#lib/platform/integrations/mail/mailer.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { database, inTransaction } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { nextCode, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import {
  makeSession,
  makeUser,
  newPerson,
  TEST_PASSWORD as password,
  type MailedUser,
  type SignedIn,
} from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { askEmailProof, takeLinkShare } from './steps/ask-email-proof.ts';
import { changeEmail, resendVerification, verifyEmail } from './email.ts';
import { changePassword, resetPassword, sendReset } from './passwords.ts';
import { register } from './sign-in.ts';

useTestDatabase();
afterEach(resetClock);

const home = { device: 'test', network: '203.0.113.7' };

/** Delivers each outbox row once and returns the mails. */
const sendMails = async (): Promise<Mail[]> => {
  const sent: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: () => undefined };
  for (const { _id, kind, payload } of await listOutboxRows()) {
    const id = String(_id);
    if (kind === 'emailProof')
      await mailProofLink({ id, ...outboxPayloads.emailProof.parse(payload), mailer });
    if (kind === 'mail') await sendMail({ id, payload: mailPayload.parse(payload), mailer });
  }
  await database().collection('outbox').deleteMany({});
  return sent;
};

const linkIn = ({ text }: Mail): { id: string; token: string } => {
  const url = new URL(/https?:\S+verify-email\S+/.exec(text)?.[0] ?? '');
  return { id: url.searchParams.get('id') ?? '', token: url.searchParams.get('token') ?? '' };
};

const linksTo = (mails: readonly Mail[], address: string) =>
  mails.filter(({ to, text }) => to.address === address && text.includes('/verify-email?')).map(linkIn);

const makeUnproved = async (): Promise<SignedIn<MailedUser>> =>
  makeSession(await makeUser({ emailProvedAt: undefined }));

const isProved = async (userId: string): Promise<boolean> =>
  (await findUser(userId))?.emailProvedAt !== undefined;

const isRefusal = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const refuses = (code: ErrorCode, work: Promise<unknown>) => assert.rejects(work, isRefusal(code));

const toActor = ({ userId, sessionId }: SignedIn<MailedUser>) => makeActor({ userId, sessionId });
const resend = (who: SignedIn<MailedUser>, { network } = home) =>
  resendVerification({ actor: toActor(who), network });
const ask = (who: SignedIn<MailedUser>, email: string, more: { password?: string; code?: string } = {}) =>
  changeEmail({ actor: toActor(who), body: { email, password, ...more }, network: home.network });
const findEmail = async ({ userId }: SignedIn<MailedUser>) => (await findUser(userId))?.email;

test('registration mails a link, which proves the address once and holds no secret in the database', async () => {
  const body = newPerson();
  const { data } = await register({ body: { ...body, referralCode: undefined }, ...home });
  assert.equal(data.isEmailProved, false);
  const [link, ...more] = linksTo(await sendMails(), body.email);
  assert.ok(link);
  assert.equal(more.length, 0);
  const stored = JSON.stringify(await database().collection('emailProofs').find().toArray());
  assert.equal(stored.includes(link.token), false);
  await refuses('verify_link_invalid', verifyEmail({ body: { ...link, token: 'made up' } }));
  const stranger = await makeUnproved();
  await refuses('verify_link_invalid', verifyEmail({ body: { ...link, id: stranger.userId } }));
  await verifyEmail({ body: link });
  assert.deepEqual([await isProved(data._id), await isProved(stranger.userId)], [true, false]);
  assert.deepEqual(await waitingKinds(), ['contactProved', 'workCount', 'mail']);
  await refuses('verify_link_invalid', verifyEmail({ body: link }));
});

test('the newest two links to an address work for a day, until one is used', async () => {
  const who = await makeUnproved();
  const { email } = who.user;
  for (let count = 0; count < 3; count += 1) await resend(who);
  const [oldest, earlier, newest] = linksTo(await sendMails(), email);
  assert.ok(oldest && earlier && newest);
  await refuses('verify_link_invalid', verifyEmail({ body: oldest }));
  setClock(new Date(now().getTime() + 24 * 3_600_000));
  await refuses('verify_link_invalid', verifyEmail({ body: newest }));
  resetClock();
  const used = await Promise.allSettled([1, 2, 3].map(() => verifyEmail({ body: earlier })));
  assert.equal(used.filter(({ status }) => status === 'fulfilled').length, 1);
  await refuses('verify_link_invalid', verifyEmail({ body: newest }));
});

test('sends a mailbox three links an hour and always replies the same', async () => {
  const [who, proved] = [await makeUnproved(), await makeSession(await makeUser())];
  const answers = [await resend(proved)];
  for (let count = 0; count < 5; count += 1) answers.push(await resend(who));
  assert.equal(new Set(answers.map(({ message }) => message)).size, 1);
  const mails = await sendMails();
  assert.deepEqual([linksTo(mails, who.user.email).length, linksTo(mails, proved.user.email).length], [3, 0]);
  // However a stranger spells the address, the owner's quota stays untouched.
  const owner = await makeUnproved();
  const [name = '', host = ''] = owner.user.email.split('@');
  const thief = await makeSession(await makeUser());
  for (const tag of ['a', 'b', 'c', 'd', 'e']) await ask(thief, `${name}+${tag}@${host}`);
  await resend(owner);
  const sent = (await sendMails()).filter(({ text }) => text.includes('/verify-email?'));
  assert.equal(sent.filter(({ to }) => to.address.startsWith(`${name}+`)).length, 3);
  assert.equal(linksTo([...sent], owner.user.email).length, 1);
});

const registerAs = (email: string, network: string, fields: Parameters<typeof newPerson>[0] = {}) =>
  register({
    body: { ...newPerson({ ...fields, email }), referralCode: undefined },
    device: 'test',
    network,
  });

test('registering many spellings of one mailbox sends three links and no welcome', async () => {
  const spellings = [
    'victim+0',
    'victim+1',
    'vic.tim',
    'v.ictim',
    'victim+4',
    'victi.m',
    'victim+6',
    'victim+7',
  ];
  for (const name of spellings) await registerAs(`${name}@gmail.com`, '198.51.100.1');
  assert.doesNotMatch(JSON.stringify(await listOutboxRows()), /"mail":true/);
  assert.deepEqual(
    (await sendMails()).map(({ to }) => to.address),
    ['victim+0@gmail.com', 'victim+1@gmail.com', 'vic.tim@gmail.com'],
  );
  // Other networks share the rest of the ten.
  for (let one = 0; one < 23; one += 1)
    await registerAs(`victim+n${one}@gmail.com`, `198.51.100.${2 + (one % 5)}`);
  assert.equal((await sendMails()).length, 7);
});

test('a mailbox owner gets a link even after a stranger exhausts the quota of its spellings', async () => {
  for (let one = 0; one < 8; one += 1)
    await registerAs(`owner+${one}@gmail.com`, one % 2 ? '198.51.100.1' : '198.51.100.2');
  await sendMails();
  const { data } = await registerAs('owner@gmail.com', '203.0.113.9');
  const [link] = linksTo(await sendMails(), 'owner@gmail.com');
  assert.ok(link);
  await verifyEmail({ body: link });
  assert.ok(await isProved(data._id));
  const ask = () =>
    sendReset({ body: { email: 'owner@gmail.com' }, device: 'stranger', network: '198.51.100.1' });
  for (let one = 0; one < 5; one += 1) await ask();
  await sendReset({ body: { email: 'owner@gmail.com' }, device: 'test', network: '203.0.113.9' });
  const resets = (await listOutboxRows()).filter(({ kind }) => kind === 'passwordReset');
  assert.equal(resets.length, 4, 'three of the stranger, and one of the known device');
});

test('password resets of unconfirmed accounts share their mailbox’s quota', async () => {
  const network = '198.51.100.1';
  for (let one = 0; one < 5; one += 1) {
    const { email } = await makeUser({ email: `shared+${one}@gmail.com`, emailProvedAt: undefined });
    await sendReset({ body: { email }, device: 'test', network });
  }
  assert.equal((await listOutboxRows()).filter(({ kind }) => kind === 'passwordReset').length, 3);
});

const welcomes = {
  customer: 'Welcome to Hunar',
  worker: 'You choose which requests to accept.',
  broker: 'Invite your workers by phone number or email',
} as const;

for (const userType of ['customer', 'worker', 'broker'] as const)
  test(`a new ${userType} is welcomed by mail after confirming the address`, async () => {
    const { data } = await registerAs(`new.${userType}@example.test`, home.network, { userType });
    const mails = await sendMails();
    assert.equal(mails.length, 1);
    const [link] = linksTo(mails, data.email ?? '');
    assert.ok(link);
    await verifyEmail({ body: link });
    const [welcome, ...more] = await sendMails();
    assert.deepEqual([`${welcome?.subject} ${welcome?.text}`.includes(welcomes[userType]), more], [true, []]);
  });

test('sends no welcome when an old account confirms its address', async () => {
  const old = await makeUnproved();
  setClock(new Date(now().getTime() + 8 * 86_400_000));
  await resend(old);
  const [link] = linksTo(await sendMails(), old.user.email);
  assert.ok(link);
  await verifyEmail({ body: link });
  assert.deepEqual(await sendMails(), []);
});

test('unconfirmed accounts of one mailbox get at most twenty other mails a day', async () => {
  const passwords = ['first password', 'second password'];
  for (let one = 0; one < 12; one += 1) {
    const fields = { email: `loud+${one}@gmail.com`, emailProvedAt: undefined };
    const who = await makeSession(await makeUser(fields));
    let currentPassword = password;
    for (const next of passwords) {
      const body = { currentPassword, password: next };
      await changePassword({ actor: toActor(who), body, device: 'test' });
      currentPassword = next;
    }
  }
  assert.equal((await sendMails()).length, 20);
});

test('a link from a retried transaction counts once', async () => {
  const { user } = await makeUnproved();
  for (let count = 0; count < 3; count += 1) {
    const share = takeLinkShare(home.network);
    let tries = 0;
    await inTransaction(async (tx) => {
      tries += 1;
      await askEmailProof({ user, email: user.email, share }, tx);
      if (tries > 1) return;
      // A concurrent write makes the transaction retry.
      await database()
        .collection('users')
        .updateOne({ _id: user._id }, { $inc: { writes: 1 } });
      await touchUsers([String(user._id)], tx);
    });
    assert.equal(tries, 2);
  }
  assert.equal(linksTo(await sendMails(), user.email).length, 3);
});

test('a new address applies after confirmation, and the old one is notified before and after', async () => {
  const who = await makeSession(await makeUser());
  const [old, fresh] = [who.user.email, 'asha.new@example.test'];
  const reset = { id: who.userId, token: await makeResetToken(who) };
  await ask(who, fresh);
  assert.equal(await findEmail(who), old);
  const mails = await sendMails();
  const [link] = linksTo(mails, fresh);
  assert.ok(link);
  assert.deepEqual(
    mails.filter(({ to }) => to.address === old).map(({ subject }) => subject),
    ['Your email is about to change'],
  );
  await verifyEmail({ body: link });
  assert.deepEqual([await findEmail(who), await isProved(who.userId)], [fresh, true]);
  const sent = await sendMails();
  assert.deepEqual(
    sent.map(({ to, subject }) => [to.address, subject]),
    [[old, 'Your email was changed']],
  );
  // A link sent to the old mailbox no longer works.
  const next = { password: 'a new password', password_confirmation: 'a new password' };
  await refuses('reset_link_invalid', resetPassword({ params: reset, body: next, ...home }));
});

test('changing the address needs password and second factor, and a new password cancels it', async () => {
  const who = await makeSession(await makeUser());
  const fresh = 'thief@example.test';
  await refuses('wrong_password', ask(who, fresh, { password: 'wrong password' }));
  const totp = await turnOnTotp(who.userId);
  await refuses('wrong_code', ask(who, fresh));
  await ask(who, fresh, { code: nextCode(totp) });
  assert.equal(linksTo(await sendMails(), fresh).length, 1);

  const robbed = await makeSession(await makeUser());
  await ask(robbed, fresh);
  const [mailed] = linksTo(await sendMails(), fresh);
  assert.ok(mailed);
  await ask(robbed, 'late@example.test');
  const next = { password: 'a new password', password_confirmation: 'a new password' };
  await changePassword({
    ...{ actor: toActor(robbed), device: 'test' },
    body: { currentPassword: password, ...next },
  });
  await refuses('verify_link_invalid', verifyEmail({ body: mailed }));
  assert.deepEqual(linksTo(await sendMails(), 'late@example.test'), [], 'nor is one mailed late');
  assert.equal(await findEmail(robbed), robbed.user.email);
});

test('replies the same for a taken address, sends it no link, and never takes it over', async () => {
  const [who, owner] = [await makeSession(await makeUser()), await makeUser()];
  const fresh = 'free@example.test';
  assert.deepEqual(await ask(who, owner.email), await ask(who, fresh));
  const mails = await sendMails();
  assert.deepEqual(linksTo(mails, owner.email), []);
  const [link] = linksTo(mails, fresh);
  assert.ok(link);
  // Another account registers the address before the link is opened.
  await makeUser({ email: fresh });
  await refuses('email_taken', verifyEmail({ body: link }));
  assert.equal(await findEmail(who), who.user.email);
});

test('resetting the password by mail confirms the address', async () => {
  const who = await makeUnproved();
  const params = { id: who.userId, token: await makeResetToken(who) };
  const next = { password: 'a new password', password_confirmation: 'a new password' };
  await resetPassword({ params, body: next, ...home });
  assert.equal(await isProved(who.userId), true);
});
