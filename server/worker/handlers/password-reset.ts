import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { mailResetLink } from '#lib/features/notifications/services/mail-reset-link.ts';
import { onKind } from './on-kind.ts';

export const handlePasswordReset = (mailer: Mailer) =>
  onKind('passwordReset', ({ id, payload }) => mailResetLink({ id, email: payload.email, mailer }));
