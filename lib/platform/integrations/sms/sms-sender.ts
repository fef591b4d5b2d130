export interface OutgoingSms {
  /** The same for every attempt. */
  id: string;
  kind: string;
  /** Ten digits. */
  to: string;
  locale: string;
  text: string;
  /** The values of the template's variables, in their order. */
  variables: readonly string[];
  /** The registered template; absent where SMS are only kept. */
  templateId?: string;
}

/** Hands SMS over for delivery; rejects if that fails. Errors name neither number nor text. */
export interface SmsSender {
  send(sms: OutgoingSms): Promise<void>;
}
