import type { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, number, text } from '#models/field.ts';

const DAY_MS = 86_400_000;
const KEPT_SECONDS = 30 * 86_400;

const MailTrust = defineModel({
  name: 'MailTrust',
  collection: 'mailTrust',
  fields: {
    /** A keyed hash. */
    _id: text(),
    from: date(),
    /** For a domain: mailboxes assigned to that day. */
    used: number(),
  },
  indexes: [
    // A past day delays nothing.
    [{ from: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

/** Returns when this mailbox's actions start to count; null when nothing delays it. */
export const findMailTrust = async (mailbox: string, tx?: Tx): Promise<Date | null> => {
  const row = await MailTrust.findById(mailbox, { fields: ['from'], tx });
  return row?.from ?? null;
};

// A single atomic update, so that concurrent calls wait for each other.
const takeDay = async (
  { domain, today, perDay }: { domain: string; today: Date; perDay: number },
  tx: Tx,
): Promise<Date> => {
  const isOver = { $lt: [{ $ifNull: ['$from', new Date(0)] }, today] };
  const isFull = { $gte: ['$used', perDay] };
  const from = { $cond: [isOver, today, { $cond: [isFull, { $add: ['$from', DAY_MS] }, '$from'] }] };
  const used = { $cond: [{ $or: [isOver, isFull] }, 1, { $add: ['$used', 1] }] };
  const row = await MailTrust.findOneAndUpdate({ _id: domain }, [{ $set: { from, used } }], {
    upsert: true,
    tx,
  });
  return row?.from ?? today;
};

interface Mail {
  mailbox: string;
  domain: string;
  today: Date;
  /** New mailboxes that may start to count per day and domain. */
  perDay: number;
}

/** Gives a mailbox the first day on which its domain has room; it keeps an earlier one. */
export const takeMailTrust = async ({ mailbox, ...rest }: Mail, tx: Tx): Promise<Date> => {
  const known = await findMailTrust(mailbox, tx);
  if (known) return known;
  const from = await takeDay(rest, tx);
  await MailTrust.insert({ _id: mailbox, from, used: 1 }, { tx });
  return from;
};
