import { env } from '#lib/platform/config/env.ts';

/** Whether mails are kept for the page of sent mails instead of going out. */
export const keepsMails = (): boolean => {
  const { mode, SMTP_URL } = env();
  return mode !== 'production' && SMTP_URL === undefined;
};
