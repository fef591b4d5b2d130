import { createOutboxFolder } from '#lib/platform/integrations/mail/outbox-folder.ts';

interface KeptMail {
  dataDir: string;
  address?: string;
  subject?: string;
  text?: string;
}

/** Keeps a mail as demo and development do instead of sending it. */
export const keepMail = ({
  dataDir,
  address = 'asha@example.test',
  subject = 'Welcome to Hunar',
  text = 'Hello Asha,\n\nyour account is ready.',
}: KeptMail): Promise<void> =>
  createOutboxFolder(dataDir).send({
    id: '0123456789abcdef01234567',
    to: { name: 'Asha', address },
    locale: 'en',
    subject,
    text,
    html: '<p>Hello Asha</p>',
  });
