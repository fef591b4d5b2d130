import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksToStartEmpty, resetPassword } from '#lib/features/accounts/services/passwords.ts';
import { login } from '#lib/features/accounts/services/sign-in.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUserSessions } from '#models/accounts/session.ts';
import { findUser, findUserByEmail, type NewUser } from '#models/people/user.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeSession, makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { startEmpty } from './start-empty.ts';

useTestDatabase();

const home = { device: 'test', network: '203.0.113.7' };
const password = 'a new password';
const pair = { password, password_confirmation: password };

const isRefusal = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

/** An account that a stranger opened with the owner's address, and the owner's reset link. */
const makeHijacked = async (fields: Partial<NewUser> = {}) => {
  const user = await makeUser({ emailProvedAt: undefined, ...fields });
  const id = String(user._id);
  return { user, id, params: { id, token: await makeResetToken({ userId: id }) } };
};

const begin = ({ params }: { params: { id: string; token: string } }, name = 'Asha Gupta') =>
  startEmpty({ params, body: { name, password }, ...home });

test('starting empty erases a stranger’s content and leaves only the owner signed in', async () => {
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
  assert.deepEqual(await listUserSessions(id, now()), []);
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

test('keeping the account keeps its content and confirms the address', async () => {
  const { id, params } = await makeHijacked({ about: 'Mine.' });
  await resetPassword({ params, body: pair, ...home });
  const user = await findUser(id);
  assert.deepEqual([user?.about, user?.emailProvedAt !== undefined], ['Mine.', true]);
});

test('rejects emptying a confirmed account, even one confirmed after the page opened, or an admin’s', async () => {
  for (const fields of [{ emailProvedAt: now() }, { role: 'admin' }] as const) {
    const owned = await makeHijacked(fields);
    assert.equal(await asksToStartEmpty(owned.params), false);
    await assert.rejects(begin(owned), isRefusal('address_proved'));
    assert.ok(await findUser(owned.id));
    // The refusal does not use up the link.
    await resetPassword({ params: owned.params, body: pair, ...home });
  }
});

test('a link works once, and a made-up one changes nothing', async () => {
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

test('rejects a job in progress, and a name that imitates ours', async () => {
  const hijacked = await makeHijacked();
  await makeBooking({ customer: hijacked.user, bookable: await makeBookable(), status: 'in_progress' });
  await assert.rejects(begin(hijacked), isRefusal('open_bookings'));
  assert.ok(await findUser(hijacked.id));
  await assert.rejects(begin(await makeHijacked(), 'Hunar Support'), isRefusal('validation_failed'));
});
