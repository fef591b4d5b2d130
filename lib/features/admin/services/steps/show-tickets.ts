import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import type { TicketRecord } from '#models/support/ticket.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';

const deviceText = ({ device }: TicketRecord): string =>
  device ? [device.os, device.browser, device.deviceType, device.appVersion].filter(Boolean).join(', ') : '';

// Whoever rates the app may leave the name out; whatever else people write to us wants an answer.
const isNameless = ({ kind, isPublic }: TicketRecord): boolean => kind === 'rating' && !isPublic;

type Id = NonNullable<TicketRecord['authorId']>;

const authorOf = (row: TicketRecord, name: (id: Id) => Named) => {
  if (isNameless(row)) return { author: null, name: '', email: '', phone: '' };
  const author = row.authorId && name(row.authorId);
  return { author, name: row.name, email: row.email ?? '', phone: row.phone ?? '' };
};

/** What people wrote to us, as admins see it. */
export const showTickets = async (rows: readonly TicketRecord[]): Promise<AdminTicket[]> => {
  const name = await namePeople(rows.map(({ authorId }) => authorId));
  return rows.map((row) => {
    const { number, kind, state, subject, message, category, type, rating, isPublic, allowContact } = row;
    return {
      ...{ _id: String(row._id), number, kind, state, ...authorOf(row, name), subject, message },
      ...{ category, type, rating, isPublic, allowContact },
      screenshots: row.screenshotKeys.map((key) => imageUrl({ key, size: 640 })),
      device: deviceText(row),
      bookingId: row.bookingId ? String(row.bookingId) : null,
      answer: row.answer?.text ?? '',
      answeredAt: row.answer?.at.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
};
