import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { seal } from '#lib/features/accounts/auth/seal.ts';
import { mayAlert, toAlert } from '#lib/features/accounts/rules/trusted-contacts.ts';
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

/** How many contacts are told now, and how many know already. */
interface AlertedContacts {
  alerted: number;
  already: number;
}

/**
 * Tells the trusted contacts who have agreed of a visit, each once for the same reason: of two taps or servers, one does.
 */
export const alertContacts = async (
  { userId, booking, kind, position }: ContactAlert,
  tx: Tx,
): Promise<AlertedContacts> => {
  const count = { alerted: 0, already: 0 };
  if (!hasSms()) return count;
  const bookingId = String(booking._id);
  const about = toAlert(bookingId, position ? 'position' : kind);
  const expiresAt = new Date(now().getTime() + USEFUL_MS).toISOString();
  const text = position && `${position.lat.toFixed(5)},${position.lng.toFixed(5)}`;
  for (const contact of await listTrustedContacts(userId, tx)) {
    if (!mayAlert(contact)) continue;
    const { _id } = contact;
    if (!(await takeAlert({ _id, userId, about }, tx))) {
      count.already += 1;
      continue;
    }
    const payload = {
      userId,
      contactId: String(_id),
      kind,
      bookingId,
      expiresAt,
      ...(text !== undefined && { sealedPosition: seal(Buffer.from(text), String(_id)) }),
    };
    await writeOutbox({ kind: 'contactSms', payload }, tx);
    count.alerted += 1;
  }
  return count;
};
