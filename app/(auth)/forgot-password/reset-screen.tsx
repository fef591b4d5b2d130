'use client';

import { NewPassword, type EmptyStart } from '#components/accounts/sign-in/new-password.tsx';
import type { MailedLink } from '#components/accounts/sign-in/use-mailed-link.ts';
import { startEmptyCall } from '#lib/features/privacy/contracts/privacy.calls.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import type { emptyStart } from '#lib/features/privacy/texts/privacy.en.ts';
import { api } from '#lib/platform/browser/api.ts';

const loadSchema = () =>
  import('#lib/features/privacy/contracts/privacy.ts').then(({ startEmptyBody }) => startEmptyBody);

const send: EmptyStart['send'] = ({ id, token }, body) =>
  api(startEmptyCall, { params: { id, token }, body });

interface ResetScreenProps {
  words: Pick<typeof signIn, 'fields' | 'reset'> & { done: string; emptyStart: typeof emptyStart };
  link: MailedLink | null;
}

/** A new password, for the account as it is or for an empty one. */
export const ResetScreen = ({ words: { emptyStart: asked, ...words }, link }: ResetScreenProps) => (
  <NewPassword words={words} link={link} emptyStart={{ words: asked, loadSchema, send }} />
);
