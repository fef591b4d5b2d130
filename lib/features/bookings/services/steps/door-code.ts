import { randomInt } from 'node:crypto';
import { sealFile, toKeyedHash, unsealFile } from '#lib/features/accounts/auth/seal.ts';
import {
  closedDoor,
  DOOR_CODE_DIGITS,
  isBeforeDoor,
  MAX_DOOR_TRIES,
  triesLeft,
  type Door,
} from '#lib/features/bookings/rules/door-code.ts';
import { findCodes, hideCodes } from '#lib/features/bookings/rules/hide-code.ts';
import { judgeMove, type Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { asksDoorCode } from '#lib/features/people/rules/door-choice.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listClosedDoors, recordDoorTry } from '#models/bookings/door-code.ts';
import type { Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

type Owner = Pick<BookingRecord, '_id'>;

// Binds the code to its booking.
const toOwner = ({ _id }: Owner): string => `door code of ${String(_id)}`;

const sealCode = (booking: Owner, code: string): string => sealFile(Buffer.from(code), toOwner(booking));

/** Returns the code; null if its key is gone: the customer's own tap starts the job then. */
const unsealCode = (booking: Owner, { sealed }: Door): string | null => {
  try {
    return unsealFile(sealed, toOwner(booking)).toString();
  } catch (error) {
    log().error({ err: error, bookingId: String(booking._id) }, 'a door code cannot be read');
    return null;
  }
};

/** Returns the code of a booking to its customer, and null to everyone else. */
export const showDoorCode = (
  booking: BookingRecord,
  customer: UserRecord | undefined,
  reader: Mover,
): string | null => {
  const door = reader === 'customer' ? closedDoor(booking, customer) : null;
  return door && unsealCode(booking, door);
};

/** Hides a customer's own door codes in a text: a code that was sent no longer shows who is at the door. */
export const hideDoorCodes = async (text: string, customerId: string): Promise<string> => {
  const codes = findCodes(text);
  if (codes.length === 0) return text;
  const bookings = await listClosedDoors(customerId);
  const own = bookings.flatMap((booking) => (booking.door && unsealCode(booking, booking.door)) ?? []);
  return hideCodes(text, own);
};

/** Makes the code of a booking that gets a worker, or null if its customer doesn't want one; `people` are those already read. */
export const drawDoor = async (
  { _id, customerId }: Pick<BookingRecord, '_id' | 'customerId'>,
  people: readonly UserRecord[],
  tx: Tx,
): Promise<Door | null> => {
  const known = people.find((person) => person._id.equals(customerId));
  if (!asksDoorCode(known ?? (await findUser(String(customerId), tx)) ?? undefined)) return null;
  const code = String(randomInt(10 ** DOOR_CODE_DIGITS)).padStart(DOOR_CODE_DIGITS, '0');
  return { sealed: sealCode({ _id }, code), tried: [] };
};

/** Whether the right code was typed for this visit; one typed before the visit was moved says nothing about it. */
const wasOpened = ({ door, startsAt, endsAt }: BookingRecord): boolean => {
  const at = door?.openedAt;
  if (!at) return false;
  const start = { mover: 'worker', from: 'arrived', to: 'in_progress' } as const;
  return judgeMove({ ...start, startsAt, endsAt, since: at, at }).allowed;
};

/**
 * Returns the fields to change when a booking gets this status: a code ends with its use, and leaves the proof that the
 * customer read it out, also if the job did not start.
 */
export const doorAfter = async (
  booking: BookingRecord,
  to: BookingRecord['status'],
  people: readonly UserRecord[],
  tx: Tx,
): Promise<Pick<BookingRecord, 'door' | 'arrivalWitness'>> => {
  if (to === 'accepted') return { door: await drawDoor(booking, people, tx) };
  if (!booking.door || isBeforeDoor(to)) return {};
  return { door: null, ...(wasOpened(booking) && { arrivalWitness: 'door_code' as const }) };
};

const toRefusal = (door: Door): AppError => {
  const left = triesLeft(door);
  return left === 0
    ? new AppError('door_locked')
    : new AppError('door_code_wrong', {
        params: { triesLeft: left },
        errors: [{ field: 'doorCode', code: 'door_code_wrong' }],
        data: { triesLeft: left },
      });
};

/**
 * Checks a typed code and returns the door that it opens. Every try is one write that succeeds only while the door is not
 * locked, outside any transaction, so that neither many tries at once nor a refusal undoes the count. The right code is
 * not counted: if the server fails after it, the door must not look locked.
 */
export const tryDoorCode = async (booking: BookingRecord, door: Door, code: string): Promise<Door> => {
  const { _id } = booking;
  const bookingId = String(_id);
  const right = unsealCode(booking, door);
  if (right === null) throw new AppError('door_locked');
  const mark = code === right ? null : toKeyedHash(`door code ${code} of ${bookingId}`);
  const tried = await recordDoorTry({ bookingId, door, mark, limit: MAX_DOOR_TRIES, at: now() });
  if (tried && mark === null) return door;
  const latest = tried ?? (await findBooking(bookingId));
  if (latest?.door?.sealed !== door.sealed) throw new AppError('booking_changed');
  throw toRefusal(latest.door);
};

/** Refuses a worker's start of a job whose code has not been given. */
export const requireDoorOpen = (
  booking: BookingRecord,
  people: readonly UserRecord[],
  opened: Door | null,
): void => {
  const customer = people.find(({ _id }) => _id.equals(booking.customerId));
  const door = closedDoor(booking, customer);
  if (!door || door.sealed === opened?.sealed) return;
  throw new AppError(triesLeft(door) === 0 ? 'door_locked' : 'door_code_needed');
};
