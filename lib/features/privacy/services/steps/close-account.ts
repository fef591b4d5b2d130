import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { leaversParts } from '#lib/features/bookings/services/steps/end-left-bookings.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { removeAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import type { OpenBooking } from '#lib/features/privacy/contracts/privacy.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { removeImage } from '#lib/platform/images/images.ts';
import { log } from '#lib/platform/observability/log.ts';
import { beginParts } from '#lib/platform/outbox/in-parts.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { markTrustedContacts } from '#models/accounts/trusted-contact.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listNextLive } from '#models/bookings/open-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { eraseAccount, removeAccount, type ErasedFiles, type Leaver } from '#models/privacy/erase-account.ts';

/** More bookings would not fit on a screen. */
const LISTED_BOOKINGS = 50;

const toOpen = ({ _id, number, serviceName, status, startsAt }: BookingRecord): OpenBooking => ({
  ...{ _id: String(_id), number, serviceName, status },
  startsAt: startsAt.toISOString(),
});

const refuse = (bookings: readonly BookingRecord[]): AppError =>
  new AppError('open_bookings', { data: { bookings: bookings.map(toOpen) } });

interface Closing extends Leaver {
  /** Without it, open bookings are only listed. */
  cancels: boolean;
  /** Whether so much is stored that it cannot be erased at once. */
  hasMuch: boolean;
}

/** A job in progress must be ended by its two sides. */
const requireEndable = async ({ userId, cancels }: Closing, tx: Tx): Promise<void> => {
  const whose = { userId, sides: ['customerId', 'workerId'] } as const;
  const next = { limit: LISTED_BOOKINGS, except: [] };
  const running = await listNextLive({ ...whose, statuses: ['in_progress'] }, tx, next);
  if (running.length > 0) throw refuse(running);
  if (cancels) return;
  const open = await listNextLive(whose, tx, next);
  if (open.length > 0) throw refuse(open);
};

/** Returns the marks by which limits find the person again, and someone who said no is not asked again. */
const keepMarks = async (userId: string, tx: Tx): Promise<string[]> => {
  const user = await findUser(userId, tx);
  const marks = user ? markPerson(user) : [];
  await markTrustedContacts({ userId, ownerMarks: marks }, tx);
  return marks;
};

/**
 * Closes an account: ends its bookings and sessions, and erases its data. Where that is much, the account itself and what
 * signs in or is seen go now, and the rest follows from the outbox.
 */
export const closeAccount = async (closing: Closing, tx: Tx): Promise<ErasedFiles> => {
  const { userId, email, phone, hasMuch } = closing;
  await requireEndable(closing, tx);
  const marks = await keepMarks(userId, tx);
  const hasEnded = await beginParts(leaversParts({ userId, marks }), tx);
  await endSessions({ userId }, tx);
  if (hasEnded && !hasMuch) return eraseAccount({ userId, email, phone }, tx);
  await removeAccount({ userId, email, phone }, tx);
  await writeOutbox({ kind: 'accountDeleted', payload: { leaverId: userId, marks } }, tx);
  return { imageKeys: [], attachmentKeys: [] };
};

/** Deletes files of a deleted account; returns whether it could. The sweeps finish after a crash. */
export const removeUserFiles = async ({ imageKeys, attachmentKeys }: ErasedFiles): Promise<boolean> => {
  try {
    await Promise.all([...imageKeys.map(removeImage), ...attachmentKeys.map(removeAttachment)]);
    return true;
  } catch (error) {
    log().warn({ err: error }, 'files of a deleted account are left for the sweep');
    return false;
  }
};
