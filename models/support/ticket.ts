import { Schema, type Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type {
  FeedbackCategory,
  FeedbackType,
  TicketKind,
  TicketState,
} from '#lib/features/support/contracts/tickets.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';

export interface TicketRecord {
  _id: Types.ObjectId;
  /** What people call it by: `HN-7K3QF`. */
  number: string;
  kind: TicketKind;
  state: TicketState;
  /** The booking that it is about; absent where it is about none. */
  bookingId?: Types.ObjectId;
  /** Null for guests, and for what nobody wrote. */
  authorId: Types.ObjectId | null;
  name: string;
  email: string | null;
  phone: string | null;
  subject: string;
  message: string;
  category: FeedbackCategory | null;
  type: FeedbackType | null;
  rating: number | null;
  /** Whether an app rating may be shown with its author's name. */
  isPublic: boolean;
  allowContact: boolean;
  screenshotKeys: string[];
  device: { os: string; browser: string; deviceType: string; appVersion: string } | null;
  answer: { text: string; at: Date } | null;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Boolean: flag, Mixed: mixed } = Schema.Types;
const orNull = <Type>(type: Type) => ({ type, default: null });

const Ticket = defineModel<TicketRecord>({
  name: 'Ticket',
  collection: 'tickets',
  fields: {
    number: { type: text, required: true },
    kind: { type: text, required: true },
    state: { type: text, default: 'open' },
    bookingId: ObjectId,
    authorId: orNull(ObjectId),
    name: { type: text, default: '' },
    email: orNull(text),
    phone: orNull(text),
    subject: { type: text, default: '' },
    message: { type: text, default: '' },
    category: orNull(text),
    type: orNull(text),
    rating: orNull(number),
    isPublic: { type: flag, default: false },
    allowContact: { type: flag, default: false },
    screenshotKeys: { type: [text], default: [] },
    device: orNull(mixed),
    answer: orNull(mixed),
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One ticket a number.
    [{ number: 1 }, { unique: true }],
    // What one person wrote to us, newest first, page by page.
    [{ authorId: 1, _id: -1 }, {}],
    // What is said of a booking.
    [{ bookingId: 1 }, { partialFilterExpression: { bookingId: { $type: 'objectId' } } }],
    // Complaints that wait, the oldest first; letters and feedback that are about no booking.
    [{ state: 1, _id: 1 }, { partialFilterExpression: { bookingId: { $type: 'objectId' } } }],
    [{ kind: 1, state: 1, bookingId: 1, _id: 1 }, {}],
    // What waits for us, of a kind, newest first.
    [{ kind: 1, state: 1, _id: -1 }, {}],
  ],
});

type Optional = Partial<Omit<TicketRecord, '_id' | 'number' | 'kind' | 'authorId' | 'createdAt'>>;
export type NewTicket = Pick<TicketRecord, 'number' | 'kind' | 'createdAt'> &
  Optional & { authorId: string | null };

export const insertTicket = async (row: NewTicket, tx: Tx): Promise<TicketRecord> => {
  const [ticket] = await Ticket.create([row], Tx.session(tx));
  if (!ticket) throw new Error('The ticket was not stored.');
  return ticket.toObject();
};

/** One page of what somebody wrote to us, newest first. */
export const listTicketRecords = ({
  authorId,
  kind,
  ...place
}: Place & { authorId: string; kind?: TicketKind | undefined }): Promise<Page<TicketRecord>> =>
  newestFirst(Ticket, { filter: asked({ authorId, kind }), ...place });

type TicketFilter = Partial<
  Pick<TicketRecord, 'kind' | 'state' | 'number' | 'category' | 'type' | 'rating'>
> & { since?: Date | undefined; until?: Date | undefined };

/** One page of what everybody wrote to us, newest first. */
export const listAllTickets = ({
  before,
  limit,
  since,
  until,
  ...wanted
}: Place & TicketFilter): Promise<Page<TicketRecord>> =>
  newestFirst(Ticket, {
    filter: asked({ ...wanted, createdAt: between(since, until) }),
    ...{ before, limit },
  });

/** Complaints of a booking that nobody has answered; what nobody wrote is a claim, and decided as such. */
export const openComplaints = waitingOf(Ticket, {
  state: 'open',
  bookingId: { $type: 'objectId' },
  authorId: { $ne: null },
});

export const openLetters = waitingOf(Ticket, { kind: 'contact', state: 'open', bookingId: null });
export const openFeedback = waitingOf(Ticket, { kind: 'feedback', state: 'open', bookingId: null });

/** What is said of a booking, newest first. */
export const listTicketsOn = (bookingId: string): Promise<TicketRecord[]> =>
  Ticket.find({ bookingId: { $eq: bookingId, $type: 'objectId' } })
    .sort({ _id: -1 })
    .limit(100)
    .lean<TicketRecord[]>()
    .exec();

export const findTicket = (ticketId: string, tx?: Tx): Promise<TicketRecord | null> =>
  Ticket.findById(ticketId, null, Tx.session(tx)).lean<TicketRecord>().exec();

interface TicketUpdate {
  ticketId: string;
  /** The state that the change was judged by: another change in between makes this one fail. */
  from: TicketState;
  set: Partial<Pick<TicketRecord, 'state' | 'answer'>>;
}

/** Changes a ticket that is still as it was judged; null when somebody was quicker. */
export const updateTicket = ({ ticketId, from, set }: TicketUpdate, tx: Tx): Promise<TicketRecord | null> =>
  Ticket.findOneAndUpdate(
    { _id: ticketId, state: from },
    { $set: set },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<TicketRecord>()
    .exec();

/** Whether one of these people complains of a booking, and that is not closed. */
export const hasOpenComplaint = async (
  { bookingId, authorIds }: { bookingId: Types.ObjectId; authorIds: readonly string[] },
  tx: Tx,
): Promise<boolean> => {
  const open = { bookingId, authorId: { $in: authorIds }, state: { $ne: 'closed' } } as const;
  return (await Ticket.findOne(open, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;
};
