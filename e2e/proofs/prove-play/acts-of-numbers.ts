import {
  changePhoneContract,
  verifyCodeContract,
  type CodePurpose,
} from '#lib/features/accounts/contracts/codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeContactCode, wrongContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { newPhone, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { Act } from './acts-of-bookings.ts';
import { book, move } from './book.ts';
import { hire, newContact, register } from './newcomers.ts';
import { passUnseen, send } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

// People who prove numbers, share them, guess codes, and take over numbers of others. Each code comes on a new device.

const DAY_MS = 86_400_000;

type Code = Awaited<ReturnType<typeof makeContactCode>>;

/** A code to a number, as its owner reads it. */
export const askCode = async (
  world: World,
  phone: string,
  { purpose = 'signIn', who = null }: { purpose?: CodePurpose; who?: Person | null } = {},
): Promise<Code> => {
  const to = { kind: 'phone', contact: phone } as const;
  const sent = await makeContactCode(to, { purpose, userId: who && idOf(who) });
  const asked = { code: sent.code, phone, purpose, userId: who && idOf(who), sentAt: now() };
  world.codes.set(sent.challenge, { ...asked, wrong: 0, isUsed: false });
  return sent;
};

export const verify = (world: World, sent: Code, answers: object = {}) =>
  send(world, { who: null, contract: verifyCodeContract, body: { ...sent, ...answers } });

export const prove = async (world: World, who: Person, phone: string) => {
  const sent = await askCode(world, phone, { purpose: 'prove', who });
  return send(world, { who, contract: changePhoneContract, body: { ...sent, password: TEST_PASSWORD } });
};

/** A person who has proved a number with an email account. */
export const join = async (world: World, phone = newPhone()): Promise<Person | null> => {
  const who = await register(world, 'customer', { ...newContact(world), phone });
  if (who) await prove(world, who, phone);
  return who;
};

/** Guesses the code of someone else's number, then types the right one; after five guesses it is too late. */
const guessCode: Act = async (world, { b, c }) => {
  const owner = await join(world);
  if (!owner) return;
  const sent = await askCode(world, owner.phone);
  const guesses = c % 3 === 0 ? b % 5 : 5 + (b % 3);
  for (let guess = 0; guess < guesses; guess += 1)
    await verify(world, { ...sent, code: wrongContactCode(sent.code) });
  await verify(world, sent);
  if (c % 2) await verify(world, sent);
};

/** Types the code of an own number for the challenge of another, or the right code too late. */
const borrowCode: Act = async (world, { b, c }) => {
  const owner = await join(world);
  if (!owner) return;
  const [sent, own] = [await askCode(world, owner.phone), await askCode(world, newPhone())];
  await verify(world, { ...sent, code: own.code });
  if (b % 2) await verify(world, { ...own, code: sent.code });
  if (c % 2) return;
  passUnseen(world, new Date(now().getTime() + 6 * 60_000));
  await verify(world, sent);
};

/** Two accounts of one role prove one number. */
const shareNumber: Act = async (world) => {
  const phone = newPhone();
  await join(world, phone);
  await join(world, phone);
};

/** One person as customer and worker, who proves the number of both before or after asking. */
const beBoth: Act = async (world, { b, c }) => {
  const [phone, jobId] = [newPhone(), world.jobIds[0]];
  const proof = { phone, provedPhone: phone, phoneProvedAt: now() };
  const worker = await hire(world, true, proof);
  const customer = await register(world, 'customer', { ...newContact(world), phone });
  if (!customer || !jobId) return;
  if (b % 2) await prove(world, customer, phone);
  const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time });
  if (!bookingId) return;
  await prove(world, customer, phone);
  await move(world, worker, bookingId, 'accepted');
  await move(world, worker, bookingId, 'rejected');
};

/** Someone else has the number by now, and types its code on a device that the account does not know. */
const inherit: Act = async (world, { b, c }) => {
  const owner = await join(world);
  if (!owner) return;
  passUnseen(world, new Date(now().getTime() + 61 * DAY_MS));
  const sent = await askCode(world, owner.phone);
  await verify(world, sent);
  if (c % 3 === 0) await verify(world, sent, { password: TEST_PASSWORD });
  else if (b % 2) await verify(world, sent, { startNew: true, name: 'Meena Rao' });
};

/** Someone with the SIM card of a number in use asks for a new account instead. */
const takeNumber: Act = async (world) => {
  const owner = await join(world);
  if (!owner) return;
  const answers = { startNew: true, name: 'Meena Rao', userType: 'customer' };
  await verify(world, await askCode(world, owner.phone), answers);
};

export const actsOfNumbers = {
  ...{ guessCode, borrowCode, shareNumber, beBoth, inherit, takeNumber },
} satisfies Record<string, Act>;
