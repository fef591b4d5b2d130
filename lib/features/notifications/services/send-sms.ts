import type {
  CodePayload,
  ContactSmsPayload,
  SmsPayload,
} from '#lib/features/notifications/contracts/sms.ts';
import { mayAsk, mayAlert, toSmsName } from '#lib/features/accounts/rules/trusted-contacts.ts';
import { unseal } from '#lib/features/accounts/auth/seal.ts';
import { toContactToken } from '#lib/features/accounts/services/steps/contact-token.ts';
import { asksIfWell } from '#lib/features/bookings/rules/visit-safety.ts';
import {
  CODE_MINUTES,
  computeContactCode,
  openContact,
} from '#lib/features/accounts/services/steps/contact-codes.ts';
import { knowsSignedDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import type { SmsReach } from '#lib/features/accounts/services/steps/sms-budget.ts';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import type { SmsSender } from '#lib/platform/integrations/sms/sms-sender.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findTrustedContact, type TrustedContactRecord } from '#models/accounts/trusted-contact.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findContactCode } from '#models/accounts/contact-code.ts';
import { listPhoneHolders } from '#models/people/proved-phone.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { writeSms } from './steps/write-sms.ts';
import { toMail } from './to-mail.ts';

const toReach = (holders: readonly UserRecord[], deviceId: string): SmsReach => {
  if (holders.length === 0) return 'open';
  return holders.some((user) => knowsSignedDevice(user, deviceId)) ? 'known' : 'proved';
};

/**
 * Sends a code by SMS or mail. The code is computed here and stored nowhere. One that could not be sent in time is given
 * up, so that the office sees it; one that was used meanwhile is done.
 */
export const sendCode = async ({
  id,
  payload,
  mailer,
  sms,
}: {
  id: string;
  payload: CodePayload;
  mailer: Mailer;
  sms: SmsSender;
}): Promise<void> => {
  const { challenge, expiresAt } = payload;
  const at = now();
  if (at >= new Date(expiresAt)) throw new PermanentError('The code expired before it could be sent.');
  const row = await findContactCode(challenge, at);
  if (!row) return;
  const [to, { kind, locale, purpose }] = [openContact(row), row];
  const params = { code: computeContactCode(challenge), minutes: String(CODE_MINUTES) };
  if (kind === 'email') {
    const content = { kind: 'contactCode', params: { ...params, path: '/' } } as const;
    const worded = toMail({ content, locale, origin: appOrigin() });
    return mailer.send({ id, to: { name: '', address: to }, locale, ...worded });
  }
  const reach = toReach(await listPhoneHolders(to), row.deviceId);
  const worded = purpose === 'signIn' || purpose === 'prove' ? 'signInCode' : 'actionCode';
  await writeSms({ id, kind: worded, to, locale, params: () => params, reach, sms });
};

/** Sends an SMS to an account's former number, unless the account is gone. */
export const sendSms = async ({
  id,
  payload: { userId, to, content },
  sms,
}: {
  id: string;
  payload: SmsPayload;
  sms: SmsSender;
}): Promise<void> => {
  const user = await findUser(userId);
  if (!user) return;
  const { kind, params } = content;
  await writeSms({ id, kind, to, locale: user.locale, params: () => params, reach: 'proved', sms });
};

const toLink = (contact: TrustedContactRecord, { contactId, sealedPosition }: ContactSmsPayload): string =>
  sealedPosition === undefined
    ? `${appOrigin()}${publicPaths.trustedContact(toContactToken(contact))}`
    : `https://maps.google.com/?q=${unseal(sealedPosition, contactId).toString()}`;

/** Whether the worker has answered while the gateway was down. */
const isPast = async ({ kind, bookingId = '' }: ContactSmsPayload): Promise<boolean> => {
  if (kind !== 'contactSilent') return false;
  const booking = await findBooking(bookingId);
  return !booking || !asksIfWell(booking, now());
};

/**
 * Sends an SMS to a trusted contact: the question to one who has not answered, anything else to one who has agreed and is
 * still the person's contact.
 */
export const sendContactSms = async ({
  id,
  payload,
  sms,
}: {
  id: string;
  payload: ContactSmsPayload;
  sms: SmsSender;
}): Promise<void> => {
  const { kind, contactId, userId, expiresAt } = payload;
  const [contact, owner] = await Promise.all([findTrustedContact(contactId), findUser(userId)]);
  const isAsked = kind === 'contactAsked';
  if (!contact?.phone || !owner || !(isAsked ? mayAsk(contact) : mayAlert(contact))) return;
  if (expiresAt !== undefined && now() >= new Date(expiresAt))
    throw new PermanentError('The call for help could not be sent in time.');
  if (await isPast(payload)) return;
  const params = { name: toSmsName(owner.name), link: toLink(contact, payload) };
  const reach = isAsked ? 'open' : 'proved';
  await writeSms({ id, kind, to: contact.phone, locale: owner.locale, params: () => params, reach, sms });
};
