import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type MailParts } from './read-mail.ts';

/** A mail received by SMTP; `from` and `to` are the envelope's. */
export interface ReceivedMail extends MailParts {
  from: string;
  to: string[];
}

export interface MailServer {
  url: string;
  port: number;
  /** All mails so far, oldest first. */
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

interface MailServerRules {
  port?: number;
  /** Addresses the server refuses permanently. */
  refused?: readonly string[];
}

const refusal = () => Object.assign(new Error('No such mailbox'), { responseCode: 550 });

const makeOptions = (mails: ReceivedMail[], refused: readonly string[]): SMTPServerOptions => ({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onRcptTo: ({ address }, _session, done) => done(refused.includes(address) ? refusal() : null),
  onData: (stream, { envelope }, done) => {
    const keep = (source: string): void => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMail(source) });
    };
    stream.setEncoding('latin1');
    text(stream)
      .then(keep)
      .then(() => done(), done);
  },
});

/** A real SMTP server on loopback that keeps its mails. */
export const startMailServer = async ({
  port = 0,
  refused = [],
}: MailServerRules = {}): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer(makeOptions(mails, refused));
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, '127.0.0.1', resolve);
  });
  const address = smtp.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const stop = () => new Promise<void>((resolve) => smtp.close(resolve));
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, stop };
};
