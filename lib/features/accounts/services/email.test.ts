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
import { touchPeople } from '#models/people/all-people.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeResetToken } from '#server/testing/factories/reset-tokens.ts';
import { nextCode, turnOnTotp } from '#server/testing/factories/totps.ts';
import {
  makeSession,
  makeUser,
  newPerson,
  TEST_PASSWORD as password,
  type SignedIn,
} from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { askEmailProof, takeLinkShare } from './steps/ask-email-proof.ts';
import { changeEmail, resendVerification, verifyEmail } from './email.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { register } from './sign-in.ts';

useTestDatabase();
afterEach(resetClock);

const home = { device: 'test', network: '203.0.113.7' };

/** Sends what waits in the outbox, each row once, and gives the mails. */
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

const makeUnproved = async (): Promise<SignedIn> => makeSession(await makeUser({ emailProvedAt: undefined }));

const isProved = async (userId: string): Promise<boolean> =>
  (await findUser(userId))?.emailProvedAt !== undefined;

const isRefusal = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const refuses = (code: ErrorCode, work: Promise<unknown>) => assert.rejects(work, isRefusal(code));

const actorOf = ({ userId, sessionId }: SignedIn) => makeActor({ userId, sessionId });
const resend = (who: SignedIn) => resendVerification({ actor: actorOf(who) });
const ask = (who: SignedIn, email: string, more: { password?: string; code?: string } = {}) =>
  changeEmail({ actor: actorOf(who), body: { email, password, ...more } });
const emailOf = async ({ userId }: SignedIn) => (await findUser(userId))?.email;

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
  await refuses('verify_link_invalid', verifyEmail({ body: link }));
});

test('of the links to an address the newest two work, for a day, until one is used', async () => {
  const who = await makeUnproved();
  const { email } = who.user;
  for (let asked = 0; asked < 3; asked += 1) await resend(who);
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

test('a mailbox gets three links an hour, and every ask hears the same answer', async () => {
  const [who, proved] = [await makeUnproved(), await makeSession(await makeUser())];
  const answers = [await resend(proved)];
  for (let asked = 0; asked < 5; asked += 1) answers.push(await resend(who));
  assert.equal(new Set(answers.map(({ message }) => message)).size, 1);
  const mails = await sendMails();
  assert.deepEqual([linksTo(mails, who.user.email).length, linksTo(mails, proved.user.email).length], [3, 0]);
  // Whoever types a foreign mailbox in uses up none of its owner's share, however it is spelt.
  const owner = await makeUnproved();
  const [name = '', host = ''] = owner.user.email.split('@');
  const thief = await makeSession(await makeUser());
  for (const tag of ['a', 'b', 'c', 'd', 'e']) await ask(thief, `${name}+${tag}@${host}`);
  await resend(owner);
  const sent = (await sendMails()).filter(({ text }) => text.includes('/verify-email?'));
  assert.equal(sent.filter(({ to }) => to.address.startsWith(`${name}+`)).length, 3);
  assert.equal(linksTo([...sent], owner.user.email).length, 1);
});

test('a link whose transaction begins anew is one of the three', async () => {
  const { user } = await makeUnproved();
  for (let asked = 0; asked < 3; asked += 1) {
    const share = takeLinkShare();
    let tries = 0;
    await inTransaction(async (tx) => {
      tries += 1;
      await askEmailProof({ user, email: user.email, share }, tx);
      if (tries > 1) return;
      // Somebody else writes in between, so that the database has all of it begin anew.
      await database()
        .collection('users')
        .updateOne({ _id: user._id }, { $inc: { writes: 1 } });
      await touchPeople([String(user._id)], tx);
    });
    assert.equal(tries, 2);
  }
  assert.equal(linksTo(await sendMails(), user.email).length, 3);
});

test('a new address counts once it is proved, and the old one is told before and after', async () => {
  const who = await makeSession(await makeUser());
  const [old, fresh] = [who.user.email, 'asha.new@example.test'];
  const reset = { id: who.userId, token: await makeResetToken(who) };
  await ask(who, fresh);
  assert.equal(await emailOf(who), old);
  const mails = await sendMails();
  const [link] = linksTo(mails, fresh);
  assert.ok(link);
  assert.deepEqual(
    mails.filter(({ to }) => to.address === old).map(({ subject }) => subject),
    ['Your email is to change'],
  );
  await verifyEmail({ body: link });
  assert.deepEqual([await emailOf(who), await isProved(who.userId)], [fresh, true]);
  const told = await sendMails();
  assert.deepEqual(
    told.map(({ to, subject }) => [to.address, subject]),
    [[old, 'Your email was changed']],
  );
  // A link that the old mailbox still holds opens nothing.
  const next = { password: 'a new password', password_confirmation: 'a new password' };
  await refuses('reset_link_invalid', resetPassword({ params: reset, body: next, ...home }));
});

test('another address takes the password and the second factor, and ends with a new password', async () => {
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
  await changePassword({ actor: actorOf(robbed), body: { currentPassword: password, ...next } });
  await refuses('verify_link_invalid', verifyEmail({ body: mailed }));
  assert.deepEqual(linksTo(await sendMails(), 'late@example.test'), [], 'nor is one mailed late');
  assert.equal(await emailOf(robbed), robbed.user.email);
});

test('a taken address is answered like a free one, gets no link, and is never taken over', async () => {
  const [who, owner] = [await makeSession(await makeUser()), await makeUser()];
  const fresh = 'free@example.test';
  assert.deepEqual(await ask(who, owner.email), await ask(who, fresh));
  const mails = await sendMails();
  assert.deepEqual(linksTo(mails, owner.email), []);
  const [link] = linksTo(mails, fresh);
  assert.ok(link);
  // Somebody else registers with it before the link is opened.
  await makeUser({ email: fresh });
  await refuses('email_taken', verifyEmail({ body: link }));
  assert.equal(await emailOf(who), who.user.email);
});

test('a reset by mail proves the address', async () => {
  const who = await makeUnproved();
  const params = { id: who.userId, token: await makeResetToken(who) };
  const next = { password: 'a new password', password_confirmation: 'a new password' };
  await resetPassword({ params, body: next, ...home });
  assert.equal(await isProved(who.userId), true);
});
