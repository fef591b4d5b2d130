import type { MailKind } from '#lib/features/notifications/contracts/mails.ts';

/**
 * Why a mail is sent: it was requested, the account's credentials changed or it can no longer be opened, it concerns
 * the person's own matters, or it is marketing.
 */
type MailReason = 'asked' | 'keys' | 'news' | 'marketing';

const reasons = {
  emailProof: 'asked',
  passwordReset: 'asked',
  ticket: 'asked',
  wantedAsked: 'asked',
  wantedOpened: 'asked',
  contactCode: 'asked',
  numberTaken: 'keys',
  numberChanged: 'keys',
  payeeChanged: 'keys',
  newDevice: 'keys',
  emailAsked: 'keys',
  emailChanged: 'keys',
  passwordSet: 'keys',
  passwordChanged: 'keys',
  passkeyAdded: 'keys',
  passkeyRemoved: 'keys',
  totpOn: 'keys',
  totpOff: 'keys',
  apiKeyMade: 'keys',
  webhookOff: 'keys',
  pause: 'keys',
  welcome: 'news',
  welcomeWorker: 'news',
  welcomeAgency: 'news',
  booking: 'news',
  tips: 'marketing',
} as const satisfies Record<MailKind, MailReason>;

/** Returns whether a person wants this kind of mail, at the moment of sending. */
export const mayMail = (
  kind: MailKind,
  {
    mutedChannels,
    consents,
  }: {
    readonly mutedChannels: readonly string[];
    readonly consents: { readonly marketing?: unknown };
  },
): boolean => {
  const reason: MailReason = reasons[kind];
  if (reason === 'asked' || reason === 'keys') return true;
  if (mutedChannels.includes('email')) return false;
  return reason === 'news' || consents.marketing !== undefined;
};
