import { z } from 'zod';
import { bookingStory } from '#lib/features/bookings/contracts/booking-news.ts';
import { pauseStory } from '#lib/features/people/contracts/pauses.ts';
import { id } from '#lib/platform/contract/fields.ts';

export const mailKind = z.enum([
  'welcome',
  'welcomeWorker',
  'welcomeAgency',
  'tips',
  'emailProof',
  'emailAsked',
  'emailChanged',
  'passwordReset',
  'passwordSet',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'totpOn',
  'totpOff',
  'booking',
  'pause',
  'ticket',
]);
export type MailKind = z.infer<typeof mailKind>;

// A mail carries a path and gets our own origin when it is rendered: no stored or forged host can end up in it.
const path = z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/);
const name = z.string();

/** To customers, workers and agencies. */
const welcomes = ['welcome', 'welcomeWorker', 'welcomeAgency'] as const;
const welcome = z.strictObject({ kind: z.enum(welcomes), params: z.strictObject({ name }) });
const tips = z.strictObject({ kind: z.literal('tips'), params: z.strictObject({ name }) });
const booking = z.strictObject({
  kind: z.literal('booking'),
  params: z.strictObject({ story: bookingStory, path }),
});
const pause = z.strictObject({
  kind: z.literal('pause'),
  params: z.strictObject({ story: pauseStory, path }),
});
const passwordReset = z.strictObject({
  kind: z.literal('passwordReset'),
  params: z.strictObject({ name, path }),
});

/** Proves an address; the link holds a secret. */
const emailProof = z.strictObject({ kind: z.literal('emailProof'), params: z.strictObject({ name, path }) });
/** To the address that an account is to leave, or has left: which one comes. */
const ofNewEmail = z.strictObject({ name, email: z.string(), path });
const emailAsked = z.strictObject({ kind: z.literal('emailAsked'), params: ofNewEmail });
const emailChanged = z.strictObject({ kind: z.literal('emailChanged'), params: ofNewEmail });

const passwordSet = z.strictObject({
  kind: z.literal('passwordSet'),
  params: z.strictObject({ name, path }),
});
const passwordChanged = z.strictObject({
  kind: z.literal('passwordChanged'),
  params: z.strictObject({ name, path }),
});
/** Of a key: the browser's description of the device that it was made on. */
const ofPasskey = z.strictObject({ name, device: z.string(), path });
const passkeyAdded = z.strictObject({ kind: z.literal('passkeyAdded'), params: ofPasskey });
const passkeyRemoved = z.strictObject({ kind: z.literal('passkeyRemoved'), params: ofPasskey });
const totpOn = z.strictObject({ kind: z.literal('totpOn'), params: z.strictObject({ name, path }) });
const totpOff = z.strictObject({ kind: z.literal('totpOff'), params: z.strictObject({ name, path }) });

/** Our answer to what somebody wrote to us; the words are their own and ours, whatever the language around them. */
const ticket = z.strictObject({
  kind: z.literal('ticket'),
  params: z.strictObject({ name, number: z.string(), about: z.string(), answer: z.string(), path }),
});

/** What is written to an account without anything that has to be looked up first. */
const ownMails = z.discriminatedUnion('kind', [
  welcome,
  tips,
  booking,
  pause,
  emailAsked,
  emailChanged,
  passwordSet,
  passwordChanged,
  passkeyAdded,
  passkeyRemoved,
  totpOn,
  totpOff,
]);

/** What a mail says: its kind and the values that its text needs; worded when it is sent. */
export const mailContent = z.discriminatedUnion('kind', [
  ...ownMails.options,
  emailProof,
  passwordReset,
  ticket,
]);
export type MailContent = z.infer<typeof mailContent>;

/** A mail waiting in the outbox; its address and language are read from the account when it is sent. */
export const mailPayload = z.strictObject({
  userId: id(),
  /** Where it goes when that is not the account's address of then: the one that it leaves. */
  to: z.string().optional(),
  /** By which mail programs know it when the row's own id is not the one of the first try. */
  messageId: id().optional(),
  content: ownMails,
});
export type MailPayload = z.infer<typeof mailPayload>;

/** We have answered somebody; the answer and where it goes are read when it is sent. */
export const ticketMailPayload = z.strictObject({ ticketId: id() });

/** Somebody asked for a reset link; whether the address has an account, and the link's secret, come when it is sent. */
export const passwordResetPayload = z.strictObject({ email: z.string() });

/** Somebody is to prove an address; the link's secret comes when it is sent. */
export const emailProofPayload = z.strictObject({
  userId: id(),
  email: z.string(),
  /** A mark of the password under which another address was asked for. */
  under: z.string(),
});
