import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import {
  contactSmsKinds,
  smsUpdateKinds,
  type SmsKind,
  type SmsUpdateKind,
} from '#lib/features/notifications/contracts/sms.ts';

/** The types that Indian operators register for the variables of a template. */
type VariableType = 'numeric' | 'alphanumeric' | 'url';

/** Never a code, an address or a name. */
const update = { number: 'alphanumeric', day: 'alphanumeric', time: 'alphanumeric' } as const;

/** The link is to a page of this installation, or to a map. */
const contact = { name: 'alphanumeric', link: 'url' } as const;

/** Every SMS we send, with the variables of its text in their order. */
export const smsVariables = {
  signInCode: { code: 'numeric', minutes: 'numeric' },
  actionCode: { code: 'numeric', minutes: 'numeric' },
  numberChanged: { last: 'numeric' },
  payeeChanged: { hours: 'numeric' },
  passwordAsked: { hours: 'numeric' },
  contactAsked: contact,
  contactHelp: contact,
  contactLeft: contact,
  contactSilent: contact,
  bookingRequested: update,
  answerSoon: update,
  bookingAccepted: update,
  bookingDeclined: update,
  bookingExpired: update,
  bookingCancelled: update,
  bookingMoved: update,
  bookingReopened: update,
  timeProposed: update,
  workerOnTheWay: update,
  workerArrived: update,
  visitTomorrow: update,
  visitSoon: update,
} as const satisfies Record<SmsKind, Readonly<Record<string, VariableType>>>;

// Joiners occur in the words of Indian days.
const patterns: Readonly<Record<VariableType, RegExp>> = {
  numeric: /^\d{1,30}$/,
  alphanumeric: /^[\p{L}\p{M}\p{N}\u200c\u200d .,:-]{1,30}$/u,
  // The demo has no certificate. A link to a page of ours ends in a secret of 43 letters.
  url: /^https?:\/\/\S{1,120}$/,
};

/**
 * Returns the values of a text's variables in the order in which they are registered. Throws when one is missing or not
 * of its type, because operators drop such a message without a word.
 */
export const listSmsVariables = (kind: SmsKind, params: Readonly<Record<string, string>>): string[] =>
  Object.entries(smsVariables[kind]).map(([name, type]) => {
    const value = params[name] ?? '';
    if (!patterns[type].test(value)) throw new Error(`The variable ${name} of ${kind} is not ${type}.`);
    return value;
  });

const updates: Partial<Record<BookingEventName, SmsUpdateKind>> = {
  requested: 'bookingRequested',
  answer_soon: 'answerSoon',
  accepted: 'bookingAccepted',
  rejected: 'bookingDeclined',
  expired: 'bookingExpired',
  cancelled: 'bookingCancelled',
  called_off: 'bookingCancelled',
  moved: 'bookingMoved',
  not_accepted: 'bookingReopened',
  proposed: 'timeProposed',
  time_offered: 'timeProposed',
  time_agreed: 'bookingAccepted',
  on_the_way: 'workerOnTheWay',
  arrived: 'workerArrived',
  visit_tomorrow: 'visitTomorrow',
  visit_soon: 'visitSoon',
};

/** Returns the kind of SMS for a change of a booking; undefined where it is switched off or has none. */
export const smsUpdateFor = (
  news: BookingEventName,
  switchedOn: readonly string[],
): SmsUpdateKind | undefined => {
  const kind = updates[news];
  return kind !== undefined && switchedOn.includes(kind) ? kind : undefined;
};

/** Returns the names in the setting that are no kind of update. */
export const listUnknownUpdates = (switchedOn: readonly string[]): string[] =>
  switchedOn.filter((name) => !smsUpdateKinds.some((kind) => kind === name));

/** Returns the kinds of SMS that this installation sends, each of which needs a template. */
export const listSentKinds = (switchedOn: readonly string[]): string[] =>
  Object.keys(smsVariables).filter(
    (name) => !smsUpdateKinds.some((kind) => kind === name) || switchedOn.includes(name),
  );

/** Returns the kind of work in the outbox that sends this kind of SMS. */
export const outboxKindOf = (kind: SmsKind): 'contactCode' | 'contactSms' | 'sms' | 'smsUpdate' => {
  if (kind === 'signInCode' || kind === 'actionCode') return 'contactCode';
  if (contactSmsKinds.some((one) => one === kind)) return 'contactSms';
  return smsUpdateKinds.some((update) => update === kind) ? 'smsUpdate' : 'sms';
};
