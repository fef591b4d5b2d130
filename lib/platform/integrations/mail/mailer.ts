export interface OutgoingMail {
  /** The same at every try, so that a mail which arrives twice is known as one. */
  id: string;
  to: { name: string; address: string };
  locale: string;
  subject: string;
  text: string;
  html: string;
}

/** Gives mails over for delivery; rejects when that failed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
