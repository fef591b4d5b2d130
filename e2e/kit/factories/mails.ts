import { createOutboxFolder } from '#lib/platform/integrations/mail/outbox-folder.ts';

/** Stores a mail instead of sending it, as demo and development do. */
export const keepMail = ({
  dataDir,
  address = 'asha@example.test',
  subject = 'Welcome to Hunar',
  text = 'Hello Asha,\n\nyour account is ready.',
}: {
  dataDir: string;
  address?: string;
  subject?: string;
  text?: string;
}): Promise<void> =>
  createOutboxFolder(dataDir).send({
    id: '0123456789abcdef01234567',
    to: { name: 'Asha', address },
    locale: 'en',
    subject,
    text,
    html: '<p>Hello Asha</p>',
  });
