import type { Mailer } from '#lib/integrations/mail/mailer.ts';
import { mailResetLink } from '#lib/services/accounts/mail-reset-link.ts';
import { onKind } from './on-kind.ts';

export const handlePasswordReset = (mailer: Mailer) =>
  onKind('passwordReset', ({ id, payload }) => mailResetLink({ id, email: payload.email, mailer }));
