'use client';

import { NewPassword, type EmptyStart } from '#components/accounts/sign-in/new-password.tsx';
import type { MailedLink } from '#components/accounts/sign-in/use-mailed-link.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import type { emptyStart } from '#lib/features/privacy/texts/privacy.en.ts';
import { api } from '#lib/platform/browser/api.ts';

const loadSchema = () =>
  import('#lib/features/privacy/contracts/privacy.ts').then(({ startEmptyBody }) => startEmptyBody);

const send: EmptyStart['send'] = ({ id, token }, body) =>
  api('POST /auth/start-empty/{id}/{token}', { params: { id, token }, body });

interface ResetScreenProps {
  words: Pick<typeof signIn, 'fields' | 'reset'> & { done: string; emptyStart: typeof emptyStart };
  link: MailedLink | null;
}

/** Sets a new password, for an existing account or for one that starts over empty. */
export const ResetScreen = ({ words: { emptyStart: startWords, ...words }, link }: ResetScreenProps) => (
  <NewPassword words={words} link={link} emptyStart={{ words: startWords, loadSchema, send }} />
);
