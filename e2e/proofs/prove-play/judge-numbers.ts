import { z } from 'zod';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Sent, type SentCode, type World } from './world.ts';

// Rules about codes and the numbers that they prove.

const CODE_MS = 5 * 60_000;
const MAX_WRONG = 5;
const IDLE_MS = 60 * 86_400_000;

export const VERIFY_CODE = 'POST /auth/code/verify';
export const PROVE = 'PUT /auth/phone';

const codeBody = z.looseObject({
  challenge: z.string(),
  code: z.string(),
  password: z.string().optional(),
  startNew: z.boolean().optional(),
});
const opened = z.looseObject({ data: z.looseObject({ _id: z.string() }) });

/** A code signs in or proves a number as it was asked for, and proves it only for who asked. */
const isForThis = ({ purpose, userId }: SentCode, { name, who }: Sent): boolean =>
  name === PROVE ? purpose === 'prove' && who !== null && userId === idOf(who) : purpose === 'signIn';

/** A code opens only what it was sent for, within five minutes and five tries, and once. */
const judgeCode = (world: World, sent: Sent, body: z.infer<typeof codeBody>, status: number): void => {
  const known = world.codes.get(body.challenge);
  if (!known) return;
  const isRight = body.code === known.code;
  if (status < 300) {
    hold('codes', isForThis(known, sent), () => `a code for ${known.phone} was used for something else`);
    hold('codes', isRight, () => `a code for another number opened ${known.phone}`);
    hold('codes', known.wrong < MAX_WRONG, () => `${known.phone} was opened after ${known.wrong} guesses`);
    hold('codes', !known.isUsed, () => `a code for ${known.phone} worked twice`);
    const isFresh = now().getTime() - known.sentAt.getTime() <= CODE_MS;
    hold('codes', isFresh, () => `an old code opened ${known.phone}`);
    known.isUsed = true;
  } else if (!isRight) known.wrong += 1;
};

const isIdle = ({ signedInAt, lastSeenAt, phoneProvedAt }: UserRecord): boolean => {
  const used = [signedInAt, lastSeenAt, phoneProvedAt].map((instant) => instant?.getTime() ?? 0);
  return now().getTime() - Math.max(...used) >= IDLE_MS;
};

interface Entry {
  before: Snapshot;
  phone: string;
  body: z.infer<typeof codeBody>;
  userId: string;
}

/** A code signs in no admin, and skips no second factor. */
const judgeFactor = (before: Snapshot, next: Snapshot, userId: string): void => {
  const user = next.users.find(({ _id }) => String(_id) === userId);
  hold('codes', user?.role !== 'admin', () => `a code signed in the admin ${user?.name ?? ''}`);
  const isIts = ({ _id }: { _id: unknown }): boolean => String(_id) === userId;
  const app = before.totps.find(isIts);
  if (!app?.confirmedAt) return;
  const used = next.totps.find(isIts);
  const isUsed = used !== undefined && used.lastStep > app.lastStep;
  hold('codes', isUsed, () => `a code alone opened ${user?.name ?? ''}, past the second factor`);
};

/** After 60 idle days a code alone opens nothing, and no account in use loses its number. */
const judgeEntry = ({ before, phone, body, userId }: Entry, next: Snapshot): void => {
  const entered = next.users.find(({ _id }) => String(_id) === userId);
  const known = before.users.find(({ _id }) => String(_id) === userId);
  if (known) {
    const isSafe = !isIdle(known) || body.password !== undefined;
    hold('numbers', isSafe, () => `a code alone opened ${known.name} after 60 idle days`);
    return;
  }
  const holder = before.users.find(
    ({ provedPhone, role }) => provedPhone === phone && role === entered?.role,
  );
  hold('numbers', !holder || isIdle(holder), () => `${holder?.name ?? ''} lost a number in use`);
};

/** Judges a call that answers a code, by what the database said before it. */
export const judgeCodes = (
  world: World,
  before: Snapshot,
  sent: Sent,
  { status, json }: { status: number; json: unknown },
): void => {
  const { name } = sent;
  const body = name === VERIFY_CODE || name === PROVE ? codeBody.safeParse(sent.body).data : undefined;
  const phone = body && world.codes.get(body.challenge)?.phone;
  if (!body || phone === undefined) return;
  judgeCode(world, sent, body, status);
  const userId = name === VERIFY_CODE && status < 300 ? opened.safeParse(json).data?.data._id : undefined;
  if (userId === undefined) return;
  judgeFactor(before, world.seen, userId);
  judgeEntry({ before, phone, body, userId }, world.seen);
};

const haveOneNumber = (users: readonly UserRecord[], { customerId, workerId }: BookingRecord): boolean => {
  const numbers = [customerId, workerId].map((id) => users.find(({ _id }) => _id.equals(id))?.provedPhone);
  return numbers[0] !== undefined && numbers[0] === numbers[1];
};

/** A number has one account per role, and its two roles neither request nor accept anything from each other. */
export const judgeNumbers = (world: World, next: Snapshot): void => {
  const holders = next.users.filter(({ provedPhone }) => provedPhone !== undefined);
  for (const [key, own] of groupsOf(holders, ({ provedPhone = '', role }) => `${provedPhone} ${role}`))
    hold('numbers', own.length === 1, () => `${own.length} accounts have proved ${key}`);
  const before = new Map(world.seen.bookings.map((booking) => [String(booking._id), booking.status]));
  for (const booking of next.bookings) {
    const was = before.get(String(booking._id));
    const isAgreed = was === 'pending' && booking.status === 'accepted';
    if (was !== undefined && !isAgreed) continue;
    // Requests that were made before the number was proved are judged when they are accepted.
    const users = was === undefined ? world.seen.users : next.users;
    hold(
      'numbers',
      !haveOneNumber(users, booking),
      () => `${booking.number} is between two roles of one number`,
    );
  }
};
