import { env } from '#lib/platform/config/env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listOutboxFolder, type StoredMail } from '#lib/platform/integrations/mail/outbox-folder.ts';

/** Mails that demo and development kept instead of sending, newest first; in production there is no such page. */
export const listSentMails = async (): Promise<{ data: StoredMail[] }> => {
  const { mode, DATA_DIR } = env();
  if (mode === 'production') throw new AppError('not_found');
  return { data: await listOutboxFolder(DATA_DIR) };
};
