import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksToStartEmpty, resetPassword } from '#lib/features/accounts/services/passwords.ts';
import { login } from '#lib/features/accounts/services/sign-in.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listSessionsOf } from '#models/accounts/session.ts';
import { findUser, findUserByEmail, type NewUser } from '#models/people/user.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import { makeResetToken } from '#server/testing/factories/reset-tokens.ts';
import { turnOnTotp } from '#server/testing/factories/totps.ts';
import { makeSession, makeUser, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { findInDatabase } from '#server/testing/find-in-database.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { startEmpty } from './start-empty.ts';

useTestDatabase();

const home = { device: 'test', network: '203.0.113.7' };
const password = 'a new password';
const pair = { password, password_confirmation: password };

const isRefusal = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

/** An account that a stranger opened under somebody's address, and the owner's reset link. */
const makeHijacked = async (fields: Partial<NewUser> = {}) => {
  const user = await makeUser({ emailProvedAt: undefined, ...fields });
  const id = String(user._id);
  return { user, id, params: { id, token: await makeResetToken({ userId: id }) } };
};

const begin = ({ params }: { params: { id: string; token: string } }, name = 'Asha Gupta') =>
  startEmpty({ params, body: { name, password }, ...home });

test('starting empty erases what a stranger put into the account, and the owner alone signs in', async () => {
  const canary = 'Mallory Canary';
  const hijacked = await makeHijacked({
    name: canary,
    phone: '9812345670',
    about: canary,
    address: { street: canary },
  });
  const { user, id, params } = hijacked;
  const [partner, bookable] = [await makeUser(), await makeBookable()];
  await Promise.all([makeSession(user), turnOnTotp(id)]);
  await makeMessage({ from: id, to: String(partner._id), text: canary });
  await makeBooking({ customer: user, bookable, status: 'accepted' });
  assert.equal(await asksToStartEmpty(params), true);
  await begin(hijacked);
  assert.equal(await findUser(id), null);
  assert.deepEqual(await listSessionsOf(id, now()), []);
  for (const words of [canary, '9812345670'])
    assert.deepEqual(
      (await findInDatabase(words)).filter((one) => one !== 'socketEvents'),
      [],
    );
  const fresh = await findUserByEmail(user.email);
  assert.ok(fresh?.emailProvedAt);
  assert.deepEqual([fresh.name, fresh.phone, fresh.role], ['Asha Gupta', null, user.role]);
  const again = { email: user.email, password };
  assert.equal((await login({ body: again, ...home })).data._id, String(fresh._id));
  await assert.rejects(login({ body: { ...again, password: TEST_PASSWORD }, ...home }));
});

test('keeping the account leaves what is in it, and proves the address', async () => {
  const { id, params } = await makeHijacked({ about: 'Mine.' });
  await resetPassword({ params, body: pair, ...home });
  const user = await findUser(id);
  assert.deepEqual([user?.about, user?.emailProvedAt !== undefined], ['Mine.', true]);
});

test('an account that was proved, even since the page was opened, cannot be emptied, nor an admin’s', async () => {
  for (const fields of [{ emailProvedAt: now() }, { role: 'admin' }] as const) {
    const owned = await makeHijacked(fields);
    assert.equal(await asksToStartEmpty(owned.params), false);
    await assert.rejects(begin(owned), isRefusal('address_proved'));
    assert.ok(await findUser(owned.id));
    // The link is not used up by the refusal.
    await resetPassword({ params: owned.params, body: pair, ...home });
  }
});

test('a link works once, a made-up one asks and does nothing', async () => {
  const hijacked = await makeHijacked();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => begin(hijacked)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await asksToStartEmpty(hijacked.params), false);
  assert.equal(await asksToStartEmpty({ id: 'no id', token: 'x' }), false);
  const other = await makeHijacked();
  await assert.rejects(
    begin({ params: { id: other.id, token: 'made up' } }),
    isRefusal('reset_link_invalid'),
  );
});

test('a job that has begun is ended first, and a name that poses as us is refused', async () => {
  const hijacked = await makeHijacked();
  await makeBooking({ customer: hijacked.user, bookable: await makeBookable(), status: 'in_progress' });
  await assert.rejects(begin(hijacked), isRefusal('open_bookings'));
  assert.ok(await findUser(hijacked.id));
  await assert.rejects(begin(await makeHijacked(), 'Hunar Support'), isRefusal('validation_failed'));
});
