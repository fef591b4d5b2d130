import { z } from 'zod';
import { bookingNotification } from '#lib/features/bookings/contracts/booking-news.ts';
import { pauseStory } from '#lib/features/people/contracts/pauses.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { id, translations } from '#lib/platform/contract/fields.ts';

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
  'apiKeyMade',
  'webhookOff',
  'contactCode',
  'numberTaken',
  'numberChanged',
  'payeeChanged',
  'newDevice',
  'booking',
  'pause',
  'ticket',
  'wantedAsked',
  'wantedOpened',
]);
export type MailKind = z.infer<typeof mailKind>;

// Mails store a path, and our own origin is added on rendering: a stored or forged host can never end up in a link.
const path = z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/);
const name = z.string();

/** Welcome mails to customers, workers and agencies. */
const welcomes = ['welcome', 'welcomeWorker', 'welcomeAgency'] as const;
const welcome = z.strictObject({ kind: z.enum(welcomes), params: z.strictObject({ name }) });
const tips = z.strictObject({ kind: z.literal('tips'), params: z.strictObject({ name }) });
const booking = z.strictObject({
  kind: z.literal('booking'),
  params: z.strictObject({ story: bookingNotification, path }),
});
const pause = z.strictObject({
  kind: z.literal('pause'),
  params: z.strictObject({ story: pauseStory, path }),
});
const passwordReset = z.strictObject({
  kind: z.literal('passwordReset'),
  params: z.strictObject({ name, path }),
});

/** Verifies an address; the link holds a secret. */
const emailProof = z.strictObject({ kind: z.literal('emailProof'), params: z.strictObject({ name, path }) });
/** Sent to the old address: the new one. */
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
/** About a device: the browser's user agent. */
const ofDevice = z.strictObject({ name, device: z.string(), path });
const passkeyAdded = z.strictObject({ kind: z.literal('passkeyAdded'), params: ofDevice });
const passkeyRemoved = z.strictObject({ kind: z.literal('passkeyRemoved'), params: ofDevice });
const newDevice = z.strictObject({ kind: z.literal('newDevice'), params: ofDevice });
const totpOn = z.strictObject({ kind: z.literal('totpOn'), params: z.strictObject({ name, path }) });
const totpOff = z.strictObject({ kind: z.literal('totpOff'), params: z.strictObject({ name, path }) });

const apiKeyMade = z.strictObject({
  kind: z.literal('apiKeyMade'),
  params: z.strictObject({ name, key: z.string(), path }),
});
/** To the lead who added a webhook whose receiver has failed for days. */
const webhookOff = z.strictObject({
  kind: z.literal('webhookOff'),
  params: z.strictObject({ name, host: z.string(), path }),
});

/** A code to a mailbox that may belong to no account. */
const contactCode = z.strictObject({
  kind: z.literal('contactCode'),
  params: z.strictObject({ code: z.string(), minutes: z.string(), path }),
});
const numberTaken = z.strictObject({
  kind: z.literal('numberTaken'),
  params: z.strictObject({ name, path }),
});
/** The number that signs in now, by its last digits. */
const numberChanged = z.strictObject({
  kind: z.literal('numberChanged'),
  params: z.strictObject({ name, last: z.string(), path }),
});

const payeeChanged = z.strictObject({
  kind: z.literal('payeeChanged'),
  params: z.strictObject({ name, path }),
});

/** Our answer to a ticket; both texts stay in their original language. */
const ticket = z.strictObject({
  kind: z.literal('ticket'),
  params: z.strictObject({ name, number: z.string(), about: z.string(), answer: z.string(), path }),
});

const thing = z.strictObject({ name, names: translations({ max: 80 }) });
/** To a guest who waits for a city or trade. */
const ofWanted = z.strictObject({ thing, path });
const wantedAsked = z.strictObject({ kind: z.literal('wantedAsked'), params: ofWanted });
const wantedOpened = z.strictObject({ kind: z.literal('wantedOpened'), params: ofWanted });

/** Mails to an account that need no further data. */
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
  apiKeyMade,
  webhookOff,
  numberTaken,
  numberChanged,
  payeeChanged,
  newDevice,
]);

/** The content of a mail: its kind and the values its text needs. The text is chosen on sending. */
export const mailContent = z.discriminatedUnion('kind', [
  ...ownMails.options,
  emailProof,
  passwordReset,
  contactCode,
  ticket,
  wantedAsked,
  wantedOpened,
]);
export type MailContent = z.infer<typeof mailContent>;

/** A mail in the outbox; address and language are read from the account on sending. */
export const mailPayload = z.strictObject({
  userId: id(),
  /** Overrides the account's address: the address it is leaving. */
  to: z.string().optional(),
  /** The Message-ID for mail programs, if it differs from the outbox row's id. */
  messageId: id().optional(),
  content: ownMails,
});
export type MailPayload = z.infer<typeof mailPayload>;

/** We have answered a ticket; answer and recipient are read on sending. */
export const ticketMailPayload = z.strictObject({ ticketId: id() });

/** A requested reset link; whether the address has an account is checked, and the secret created, on sending. */
export const passwordResetPayload = z.strictObject({ email: z.string() });

/** An address to verify; the link's secret is created on sending. */
export const emailProofPayload = z.strictObject({
  userId: id(),
  email: z.string(),
  /** A fingerprint of the password at the time of the request. */
  under: z.string(),
});

/** A mail to a guest who left an address for one message; it holds the address, so that the row can be deleted. */
export const wantedMailPayload = z.strictObject({
  mail: z.enum(['wantedAsked', 'wantedOpened']),
  /** The guest's request, which the link withdraws. */
  id: id(),
  to: z.string(),
  locale,
  thing: z.strictObject({ kind: z.enum(['city', 'trade']), key: z.string(), name }),
});
export type WantedMailPayload = z.infer<typeof wantedMailPayload>;
