import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { startEmptyContract } from '#lib/features/privacy/contracts/privacy.ts';
import { updateProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { startDuePauses } from '#lib/features/admin/services/pauses.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { openReturnNotes } from '#models/people/return-note.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { findLivePause } from '#models/people/pause.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { makeEmailProof, makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { makeSession, newPerson, signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = async (call: Contract, parts: Parts, who?: SignedIn) => {
  const answer = await sendCall({ origin: url(), call, parts, ...(who && { token: who.token }) });
  expectSuccess(answer, call);
};

const openSession = async (email: string): Promise<SignedIn> => {
  const user = await findUserByEmail(email);
  assert.ok(user, email);
  return makeSession(user);
};

const register = async (fields: { email?: string; phone?: string }): Promise<SignedIn> => {
  const body = newPerson({ phone: newPhone(), ...fields });
  await send(registerContract, { body });
  return openSession(body.email);
};

const prove = async ({ userId, user: { email = '' } }: SignedIn): Promise<void> => {
  const token = await makeEmailProof({ userId, email });
  await send(verifyEmailContract, { body: { id: userId, token } });
};

const pause = async ({ userId: id }: SignedIn): Promise<void> => {
  const body = { reason: 'absence', evidence: 'Three agreed visits did not take place.', urgency: 'fraud' };
  await send(setPauseContract, { params: { id }, body }, await signIn('admin'));
};

const leave = (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  return send(deleteAccountContract, { body }, who);
};

const startEmpty = async ({ userId: id, user: { email = '' } }: SignedIn): Promise<SignedIn> => {
  const params = { id, token: await makeResetToken({ userId: id }) };
  const body = { name: 'Asha Gupta', password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD };
  await send(startEmptyContract, { params, body });
  return openSession(email);
};

const notesAbout = async ({ userId }: SignedIn): Promise<string[][]> => {
  const { items } = await openReturnNotes.list({ before: null, limit: 100 });
  const own = items.filter((note) => String(note.userId) === userId);
  return own.map(({ pausedUserId, matched }) => [String(pausedUserId), matched]);
};

const bookFor = async ({ user: customer }: SignedIn) => {
  const bookable = await makeBookable();
  return { booking: await makeBooking({ bookable, customer, status: 'accepted' }) };
};

const isPaused = async ({ userId }: SignedIn): Promise<boolean> =>
  (await findUser(userId))?.suspendedAt !== null || (await findLivePause(userId)) !== null;

let numbers = 9_811_122_230;
const newPhone = (): string => String((numbers += 1));

test('a stranger who registers with her phone number and is paused does not pause its owner', async () => {
  const phone = newPhone();
  const stranger = await register({ phone });
  await prove(stranger);
  await pause(stranger);
  const owner = await register({ phone });
  assert.equal(await isPaused(owner), false);
  await prove(owner);
  assert.equal(await isPaused(owner), false);
  assert.deepEqual(await notesAbout(owner), [[stranger.userId, 'phone']]);
});

test('a stranger who moves to her phone number later and is paused does not pause its owner', async () => {
  const phone = newPhone();
  const stranger = await register({});
  await prove(stranger);
  await send(updateProfileContract, { body: { phone } }, stranger);
  await pause(stranger);
  const owner = await register({ phone });
  await prove(owner);
  assert.equal(await isPaused(owner), false);
});

test('a stranger who registers her address and is paused does not pause the owner who starts empty', async () => {
  const stranger = await register({});
  await pause(stranger);
  const owner = await startEmpty(stranger);
  assert.equal(await isPaused(owner), false);
  assert.deepEqual(await notesAbout(owner), [[stranger.userId, 'email']]);
});

test('confirming the mailbox of a paused account keeps the person paused', async () => {
  const person = await register({});
  await prove(person);
  await pause(person);
  await leave(person);
  const back = await register({ email: (person.user.email ?? '').replace('@', '+again@') });
  assert.equal(await isPaused(back), false, 'an unproved address proves nothing');
  assert.deepEqual(await notesAbout(back), [[person.userId, 'email']]);
  const { booking } = await bookFor(back);
  await prove(back);
  assert.equal(await isPaused(back), true);
  assert.deepEqual(await notesAbout(back), [], 'the note has nothing left to say');
  await startDuePauses();
  assert.equal((await findBooking(String(booking._id)))?.status, 'cancelled');
  assert.ok(
    (await waitingNotifications()).some(
      ({ userId, content }) => userId === back.userId && content.kind === 'pause',
    ),
  );
});

test('moving to the phone number of a paused account adds one note and no pause', async () => {
  const phone = newPhone();
  const paused = await register({ phone });
  await pause(paused);
  const other = await register({});
  await send(updateProfileContract, { body: { phone } }, other);
  await send(updateProfileContract, { body: { phone } }, other);
  assert.equal(await isPaused(other), false);
  assert.deepEqual(await notesAbout(other), [[paused.userId, 'phone']]);
});
