import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { seal } from '#lib/features/accounts/auth/seal.ts';
import type { HelpBody } from '#lib/features/bookings/contracts/visit-safety.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listTrustedContacts, takeAlert } from '#models/accounts/trusted-contact.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

type ContactSms = OutboxPayload<'contactSms'>;

const USEFUL_MS = 60 * 60_000;

interface ContactAlert {
  /** The person in danger. */
  userId: string;
  booking: BookingRecord;
  kind: Exclude<ContactSms['kind'], 'contactAsked'>;
  position?: HelpBody['position'];
}

/**
 * Tells the trusted contacts who have agreed of a visit, each once for the same reason: of two taps or servers, one does.
 * Returns how many are told now.
 */
export const alertContacts = async (
  { userId, booking, kind, position }: ContactAlert,
  tx: Tx,
): Promise<number> => {
  if (!hasSms()) return 0;
  const bookingId = String(booking._id);
  const about = `${bookingId} ${position ? 'position' : kind}`;
  const expiresAt = new Date(now().getTime() + USEFUL_MS).toISOString();
  const text = position && `${position.lat.toFixed(5)},${position.lng.toFixed(5)}`;
  let alerted = 0;
  for (const { _id } of await listTrustedContacts(userId, tx)) {
    if (!(await takeAlert({ _id, userId, about }, tx))) continue;
    const payload = {
      userId,
      contactId: String(_id),
      kind,
      bookingId,
      expiresAt,
      ...(text !== undefined && { sealedPosition: seal(Buffer.from(text), String(_id)) }),
    };
    await writeOutbox({ kind: 'contactSms', payload }, tx);
    alerted += 1;
  }
  return alerted;
};
