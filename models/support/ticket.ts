import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import {
  ticketKind,
  ticketState,
  type FeedbackCategory,
  type FeedbackType,
  type TicketKind,
  type TicketState,
} from '#lib/features/support/contracts/tickets.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, list, mixed, nullable, number, objectId, optional, text } from '#models/field.ts';
import {
  between,
  definedOnly,
  newestFirst,
  pendingQueue,
  scanNewestFirst,
  splitFilter,
  type Place,
} from '#models/newest-first.ts';

/** A later message of a ticket; the first one is in the ticket's own fields. */
export interface TicketMessage {
  by: 'author' | 'office';
  /** The admin who wrote it. */
  adminId?: Types.ObjectId;
  text: string;
  /** The author's pictures. */
  photoKeys: string[];
  at: Date;
}

const Ticket = defineModel({
  name: 'Ticket',
  collection: 'tickets',
  fields: {
    /** The public number: `HN-7K3QF`. */
    number: text(),
    kind: text<TicketKind>(),
    state: text<TicketState>({ default: 'open' }),
    /** The booking it is about, if any. */
    bookingId: optional(objectId()),
    /** Null for guests and for tickets the system created. */
    authorId: nullable(objectId()),
    name: text({ default: '' }),
    email: nullable(text()),
    phone: nullable(text()),
    subject: text({ default: '' }),
    message: text({ default: '' }),
    category: nullable(text<FeedbackCategory>()),
    type: nullable(text<FeedbackType>()),
    rating: nullable(number()),
    /** Whether an app rating may be shown with its author's name. */
    isPublic: flag({ default: false }),
    allowContact: flag({ default: false }),
    screenshotKeys: list(text(), { default: [] }),
    device: nullable(mixed<{ os: string; browser: string; deviceType: string; appVersion: string }>()),
    /** The office's latest answer. */
    answer: nullable(mixed<{ text: string; at: Date }>()),
    /** Both sides' later messages, oldest first; absent in tickets from before this field, see `listMessages`. */
    messages: optional(list(mixed<TicketMessage>())),
    /** The admin who looks after it. */
    assigneeId: optional(objectId()),
    closedAt: optional(date()),
    createdAt: date(),
    /** When a closed complaint of a deleted account is removed. */
    keepUntil: optional(date()),
    /** The author deleted the account; complaints about a booking stay for the case. */
    hasAuthorLeft: optional(flag()),
  },
  indexes: [
    // Ticket numbers are unique.
    [{ number: 1 }, { unique: true }],
    // A person's tickets, newest first, for paging.
    [{ authorId: 1, _id: -1 }, {}],
    // The tickets about a booking.
    [{ bookingId: 1 }, { partialFilterExpression: { bookingId: { $type: 'objectId' } } }],
    // Closed complaints of deleted accounts expire.
    [{ keepUntil: 1 }, { expireAfterSeconds: 0, partialFilterExpression: { hasAuthorLeft: true } }],
    // Waiting complaints, oldest first; excludes tickets without a booking.
    [{ state: 1, _id: 1 }, { partialFilterExpression: { bookingId: { $type: 'objectId' } } }],
    [{ kind: 1, state: 1, bookingId: 1, _id: 1 }, {}],
    // An admin's own tickets, oldest first.
    [{ assigneeId: 1, state: 1, _id: 1 }, { partialFilterExpression: { assigneeId: { $type: 'objectId' } } }],
    // The office's list of a span of time.
    [{ createdAt: -1, _id: -1 }, {}],
    // Tickets of a kind and state, newest first.
    [{ kind: 1, state: 1, _id: -1 }, {}],
  ],
});

export type TicketRecord = RowOf<typeof Ticket>;

type Optional = Partial<Omit<TicketRecord, '_id' | 'number' | 'kind' | 'authorId' | 'createdAt'>>;
export type NewTicket = Pick<TicketRecord, 'number' | 'kind' | 'createdAt'> &
  Optional & { authorId: string | null };

export const insertTicket = (row: NewTicket, tx: Tx): Promise<TicketRecord> => Ticket.insert(row, { tx });

/** Returns one page of a person's tickets, newest first. */
export const listTicketRecords = ({
  authorId,
  kind,
  bookingId,
  ...place
}: Place & {
  authorId: string;
  kind?: TicketKind | undefined;
  bookingId?: string | undefined;
}): Promise<Page<TicketRecord>> =>
  newestFirst(Ticket, { filter: definedOnly({ authorId, kind, bookingId }), ...place });

type TicketFilter = Partial<
  Pick<TicketRecord, 'kind' | 'state' | 'number' | 'category' | 'type' | 'rating'>
> & { since?: Date | undefined; until?: Date | undefined };

// The index of kinds and states gives their order only where both are named.
const splitConditions = (filter: Omit<TicketFilter, 'since' | 'until'>, range: object | undefined) => {
  const { kind, state, ...rest } = filter;
  if (filter.number !== undefined || range || (kind === undefined && state === undefined))
    return splitFilter(filter, { few: ['number'] }, range);
  const named = { kind: kind ?? { $in: ticketKind.options }, state: state ?? { $in: ticketState.options } };
  return { indexed: named, rest: definedOnly(rest) };
};

/** Returns one page of all tickets, newest first. */
export const listAllTickets = ({
  before,
  limit,
  since,
  until,
  ...filter
}: Place & TicketFilter): Promise<Page<TicketRecord>> => {
  const range = between(since, until);
  return scanNewestFirst(Ticket, {
    ...splitConditions(filter, range),
    span: { field: 'createdAt', range },
    ...{ before, limit },
  });
};

/** Unanswered complaints about bookings. A ticket without an author is a no-show claim and decided as such. */
export const openComplaints = pendingQueue(Ticket, {
  state: 'open',
  bookingId: { $type: 'objectId' },
  authorId: { $ne: null },
});

export const openLetters = pendingQueue(Ticket, { kind: 'contact', state: 'open', bookingId: null });
export const openFeedback = pendingQueue(Ticket, { kind: 'feedback', state: 'open', bookingId: null });

// A rating of the app asks for nothing, and a claim's ticket is decided with the claim.
const conversations = {
  kind: { $in: ['contact', 'feedback'] },
  // A letter of a deleted account is empty.
  $or: [{ authorId: { $ne: null } }, { bookingId: null, message: { $ne: '' } }],
} as const;

export const unassignedTickets = pendingQueue(Ticket, { ...conversations, state: 'open', assigneeId: null });
export const waitingTickets = pendingQueue(Ticket, { ...conversations, state: 'answered' });
export const assignedTickets = (adminId: string) =>
  pendingQueue(Ticket, { assigneeId: { $eq: toObjectId(adminId), $type: 'objectId' }, state: 'open' });

/** Returns one page of the closed conversations, newest first. */
export const listClosedTickets = (place: Place): Promise<Page<TicketRecord>> =>
  newestFirst(Ticket, { filter: { ...conversations, state: 'closed' }, ...place });

/** Takes an admin's tickets away, for those who lose the right to answer them. */
export const releaseTickets = async (adminId: string, tx: Tx): Promise<void> => {
  const assignee = { $eq: toObjectId(adminId), $type: 'objectId' } as const;
  await Ticket.updateMany({ assigneeId: assignee }, { $unset: { assigneeId: 1 } }, { tx });
};

/** Returns the tickets about a booking, newest first. */
export const listTicketsOn = (bookingId: string): Promise<TicketRecord[]> =>
  Ticket.find({ bookingId: { $eq: bookingId, $type: 'objectId' } }, { sort: { _id: -1 }, limit: 100 });

export const findTicket = (ticketId: string, tx?: Tx): Promise<TicketRecord | null> =>
  Ticket.findById(ticketId, { tx });

/** Returns the tickets with these ids; unknown ones are left out. */
export const findTickets = (ids: readonly string[], tx: Tx): Promise<TicketRecord[]> =>
  Ticket.find({ _id: { $in: ids } }, { tx });

export const findTicketByNumber = (number: string): Promise<TicketRecord | null> =>
  Ticket.findOne({ number });

/** Returns the numbers of tickets by id; unknown ids are left out. */
export const findTicketNumbers = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await Ticket.find({ _id: { $in: ids } }, { fields: ['_id', 'number'] });
  return new Map(rows.map(({ _id, number }) => [String(_id), number]));
};

interface TicketUpdate {
  ticketId: string;
  /** The state the decision was based on: a concurrent change makes this one fail. */
  from: TicketState;
  set: Partial<Pick<TicketRecord, 'state' | 'answer' | 'keepUntil' | 'closedAt' | 'messages' | 'assigneeId'>>;
  unset?: readonly ('keepUntil' | 'closedAt' | 'assigneeId')[];
}

/** Changes a ticket unless it has changed since it was read; null after a concurrent change. */
export const updateTicket = (
  { ticketId, from, set, unset = [] }: TicketUpdate,
  tx: Tx,
): Promise<TicketRecord | null> =>
  Ticket.findOneAndUpdate(
    { _id: ticketId, state: from },
    { $set: set, $unset: Object.fromEntries(unset.map((field) => [field, 1])) },
    { tx },
  );

/** Returns whether one of these people has an open complaint about the booking. */
export const hasOpenComplaint = async (
  { bookingId, authorIds }: { bookingId: Types.ObjectId; authorIds: readonly string[] },
  tx: Tx,
): Promise<boolean> => {
  const open = { bookingId, authorId: { $in: authorIds }, state: { $ne: 'closed' } } as const;
  return await Ticket.exists(open, { tx });
};
