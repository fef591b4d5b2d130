import type { MailKind } from '#lib/features/notifications/contracts/mails.ts';

/**
 * Why a mail is sent: because somebody asked for it, because the keys of their
 * account have changed or nothing opens it any more, as news of their own
 * matters, or to win them over.
 */
type MailReason = 'asked' | 'keys' | 'news' | 'marketing';

const reasons = {
  emailProof: 'asked',
  passwordReset: 'asked',
  ticket: 'asked',
  emailAsked: 'keys',
  emailChanged: 'keys',
  passwordSet: 'keys',
  passwordChanged: 'keys',
  passkeyAdded: 'keys',
  passkeyRemoved: 'keys',
  totpOn: 'keys',
  totpOff: 'keys',
  pause: 'keys',
  welcome: 'news',
  welcomeWorker: 'news',
  welcomeAgency: 'news',
  booking: 'news',
  tips: 'marketing',
} as const satisfies Record<MailKind, MailReason>;

interface Receiver {
  readonly mutedChannels: readonly string[];
  readonly consents: { readonly marketing?: unknown };
}

/** Whether somebody wants a mail of this kind, by what they say at the moment of sending. */
export const mayMail = (kind: MailKind, { mutedChannels, consents }: Receiver): boolean => {
  const reason: MailReason = reasons[kind];
  if (reason === 'asked' || reason === 'keys') return true;
  if (mutedChannels.includes('email')) return false;
  return reason === 'news' || consents.marketing !== undefined;
};
