export interface OutgoingMail {
  /** The same for every attempt, so that receivers recognise a duplicate. */
  id: string;
  to: { name: string; address: string };
  locale: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over for delivery; rejects if that fails. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
