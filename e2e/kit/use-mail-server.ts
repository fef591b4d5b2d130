import { before } from 'node:test';
import { clearUp } from './clear-up.ts';
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';

/** Gives a test file a mail server; its address is known before it starts, for the test server's environment. */
export const useMailServer = () => {
  // Below the ports that the system hands out for outgoing connections, one of which may be this one by then.
  const port = 10_000 + (process.pid % 20_000);
  let server: MailServer | null = null;
  before(async () => {
    server = await startMailServer({ port });
  });
  clearUp(() => server?.stop());
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, HUNAR_WORKER: 'on' },
    mails: (): readonly ReceivedMail[] => server?.mails ?? [],
  };
};
