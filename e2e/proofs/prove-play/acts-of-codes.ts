import { z } from 'zod';
import { askCodeContract, changePhoneContract } from '#lib/features/accounts/contracts/codes.ts';
import { removeTotpContract, setUpTotpContract } from '#lib/features/accounts/contracts/two-factor.ts';
import { removeFactorsContract } from '#lib/features/admin/contracts/moderation.ts';
import { env, useEnv } from '#lib/platform/config/env.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { fromLetters, nextCode, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { newPhone, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { Act } from './acts-of-bookings.ts';
import { askCode, join, prove, verify } from './acts-of-numbers.ts';
import { SMS_A_DAY, SMS_RESERVE_PERCENT } from './judge-codes.ts';
import { openAs } from './newcomers.ts';
import { send, sendCodes, wait } from './stage.ts';
import { idOf, type World } from './world.ts';

// People who use codes for something else, ask for many, and get around a second factor.

/** Uses a code that was asked for to prove a number: to sign in, and in another account. */
const misuseCode: Act = async (world) => {
  const [owner, other] = [await join(world), await join(world)];
  if (!owner || !other) return;
  await verify(world, await askCode(world, owner.phone, { purpose: 'prove', who: owner }));
  const sent = await askCode(world, newPhone(), { purpose: 'prove', who: owner });
  const body = { ...sent, password: TEST_PASSWORD };
  await send(world, { who: other, contract: changePhoneContract, body });
};

/** Moves an account to another number, perhaps twice. */
const moveNumber: Act = async (world, { c }) => {
  const owner = await join(world);
  if (!owner) return;
  await prove(world, owner, newPhone());
  if (c % 2) await prove(world, owner, newPhone());
};

const asksForTotp = z.looseObject({ data: z.looseObject({ challenge: z.string() }) });

/** Types the code of a number whose account also has an authenticator app, with or without the app at hand. */
const skipFactor: Act = async (world, { c }) => {
  const owner = await join(world);
  if (!owner) return;
  const key = await turnOnTotp(idOf(owner));
  await wait(world, 1);
  const sent = await askCode(world, owner.phone);
  const asked = asksForTotp.safeParse((await verify(world, sent)).json).data;
  if (!asked || c % 2 === 0) return;
  await verify(world, sent, { totp: { challenge: asked.data.challenge, code: nextCode(key) } });
};

/** Someone with an admin's SIM card signs in by its number. */
const enterOffice: Act = async (world) => {
  const phone = newPhone();
  await openAs(world, 'admin', { phone, provedPhone: phone, phoneProvedAt: now(), can: 'agent' });
  await verify(world, await askCode(world, phone));
};

const removed = z.looseObject({ data: z.looseObject({ setupCode: z.string() }) });
const started = z.looseObject({ data: z.looseObject({ secret: z.string() }) });

/**
 * An admin turns off the authenticator app, then loses it; a lead removes it. Someone with the password sets up another
 * app, with no code or a wrong one, before the admin does.
 */
const loseFactor: Act = async (world, { b, c }) => {
  const admin = await openAs(world, 'admin', { can: 'agent' });
  const key = await turnOnTotp(idOf(admin));
  await wait(world, 1);
  const password = TEST_PASSWORD;
  const off = { password, code: nextCode(key) };
  await send(world, { who: admin, contract: removeTotpContract, body: off });
  const [params, reason] = [{ id: idOf(admin) }, { reason: 'Lost phone; I called her.' }];
  const lead = b % 5 === 0 ? admin : world.otherLead;
  const answer = await send(world, { who: lead, contract: removeFactorsContract, params, body: reason });
  const setUp = (body: object) => send(world, { who: admin, contract: setUpTotpContract, body });
  await setUp({ password });
  if (b % 2) await setUp({ password, setupCode: 'AAAA-BBBB' });
  const setupCode = removed.safeParse(answer.json).data?.data.setupCode;
  if (setupCode === undefined || c % 3 === 0) return;
  const begun = started.safeParse((await setUp({ password, setupCode })).json).data;
  if (begun) await setUp({ code: nextCode(fromLetters(begun.data.secret)) });
};

/** Runs a call on a server that can send SMS; all others play without, so that email is what counts. */
const withSms = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const usual = env();
  useEnv({ ...usual, SMS_URL: 'outbox:', SMS_DAILY_BUDGET: SMS_A_DAY, SMS_RESERVE_PERCENT });
  // They keep the limits that they were made with.
  resetLimiters();
  try {
    return await work();
  } finally {
    useEnv(usual);
    resetLimiters();
  }
};

const askFor = (world: World, phone: string, device?: string) => {
  const body = { phone, purpose: 'signIn', ...(device !== undefined && { device }) };
  return withSms(() => send(world, { who: null, contract: askCodeContract, body }));
};

/** Lets an hour pass, also for the limits, which count by the clock of the machine. */
const passHour = async (world: World): Promise<void> => {
  await wait(world, 61);
  await database()
    .collection('rateLimits')
    .deleteMany({ key: /^codeHour:/ });
};

/** Asks for codes to one number hour after hour. */
const askAllDay: Act = async (world, { c }) => {
  const phone = newPhone();
  for (let hour = 0; hour < 3; hour += 1) {
    for (let time = 0; time < (c % 2 ? 4 : 3); time += 1) await askFor(world, phone);
    await passHour(world);
  }
};

const named = z.looseObject({ data: z.looseObject({ device: z.string() }) });

/** Asks for codes to many numbers on one device. */
const askForMany: Act = async (world) => {
  const device = named.safeParse((await askFor(world, newPhone())).json).data?.data.device;
  for (let time = 0; device !== undefined && time < 21; time += 1) await askFor(world, newPhone(), device);
};

/** Strangers use up the SMS of the day, then the owner of a proved number asks for a code. */
const spendSms: Act = async (world, { c }) => {
  const owner = await join(world);
  if (!owner) return;
  for (let time = 0; time < 4 + (c % 2); time += 1) {
    await askFor(world, newPhone());
    await withSms(() => sendCodes(world));
  }
  await askFor(world, owner.phone);
  await withSms(() => sendCodes(world));
};

export const actsOfCodes = {
  ...{ misuseCode, moveNumber, skipFactor, enterOffice, loseFactor, askAllDay, askForMany, spendSms },
} satisfies Record<string, Act>;
