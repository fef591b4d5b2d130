import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import type { TicketRecord } from '#models/support/ticket.ts';
import { showEvidence } from './show-evidence.ts';
import { listMessages } from '#lib/features/support/rules/ticket-thread.ts';
import { toTicketMessage } from '#lib/features/support/services/to-ticket.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';

const deviceText = ({ device }: TicketRecord): string =>
  device ? [device.os, device.browser, device.deviceType, device.appVersion].filter(Boolean).join(', ') : '';

// A rating of the app may hide the name; every other ticket needs an answer.
const isNameless = ({ kind, isPublic }: TicketRecord): boolean => kind === 'rating' && !isPublic;

type Id = NonNullable<TicketRecord['authorId']>;

const toAuthor = (row: TicketRecord, name: (id: Id) => Named) => {
  if (isNameless(row)) return { author: null, name: '', email: '', phone: '' };
  const author = row.authorId && name(row.authorId);
  return { author, name: row.name, email: row.email ?? '', phone: row.phone ?? '' };
};

const writersIn = (row: TicketRecord): Id[] =>
  listMessages(row).flatMap(({ adminId }) => (adminId ? [adminId] : []));

/** Tickets as admins see them. */
export const showTickets = async (rows: readonly TicketRecord[]): Promise<AdminTicket[]> => {
  const [name, filesOf] = await Promise.all([
    namePeople(rows.flatMap((row) => [row.authorId, row.assigneeId ?? null, ...writersIn(row)])),
    showEvidence(rows.map(({ _id }) => String(_id))),
  ]);
  return rows.map((row) => {
    const { number, kind, state, subject, message, category, type, rating, isPublic, allowContact } = row;
    return {
      ...{ _id: String(row._id), number, kind, state, ...toAuthor(row, name), subject, message },
      ...{ category, type, rating, isPublic, allowContact },
      screenshots: row.screenshotKeys.map((key) => imageUrl({ key, size: 640 })),
      photos: row.screenshotKeys,
      evidence: filesOf(String(row._id)),
      device: deviceText(row),
      bookingId: row.bookingId ? String(row.bookingId) : null,
      messages: listMessages(row).map((message) => ({
        ...toTicketMessage(message),
        admin: message.adminId ? name(message.adminId) : null,
      })),
      assignee: row.assigneeId ? name(row.assigneeId) : null,
      answer: row.answer?.text ?? '',
      answeredAt: row.answer?.at.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
};
