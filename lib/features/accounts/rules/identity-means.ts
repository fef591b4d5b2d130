import type { PasskeyView } from '#lib/features/accounts/contracts/passkeys.ts';
import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { formatContact } from './typed-contact.ts';

/** How the person behind a session can prove who they are. */
export interface IdentityMeans {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  /** Whether password and code need the second factor too. */
  readonly asksCode: boolean;
  /** Where a code goes, for accounts without a password; null if there is no proved contact. */
  readonly contact: { readonly kind: 'phone' | 'email'; readonly contact: string } | null;
}

/** Returns a contact for a sentence, where a number must not break across lines. */
export const toUnbroken = (contact: { kind: 'phone' | 'email'; contact: string }): string =>
  formatContact(contact).replaceAll(' ', '\u00a0');

const findContact = ({
  provedPhone,
  email,
  isEmailProved,
}: Pick<SelfUser, 'provedPhone' | 'email' | 'isEmailProved'>): IdentityMeans['contact'] => {
  if (provedPhone !== null) return { kind: 'phone', contact: provedPhone };
  return email !== null && isEmailProved ? { kind: 'email', contact: email } : null;
};

export const toIdentityMeans = (
  user: SelfUser,
  totp: TotpState,
  passkeys: readonly PasskeyView[],
): IdentityMeans => ({
  ...{ hasPassword: user.hasPassword, hasPasskey: passkeys.length > 0, asksCode: totp.isOn },
  contact: findContact(user),
});

/**
 * Whether the password form offers a new password by code: only where neither a confirmed email nor a passkey is another
 * way, and none was asked for yet.
 */
export const canForgetPassword = (user: SelfUser, { hasPassword, hasPasskey }: IdentityMeans): boolean =>
  hasPassword &&
  !hasPasskey &&
  !user.isEmailProved &&
  user.provedPhone !== null &&
  user.userType !== 'admin' &&
  user.passwordOpensAt === null;
