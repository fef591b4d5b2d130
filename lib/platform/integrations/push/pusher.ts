/** What encrypts a note for one browser. */
export interface SubscriptionKeys {
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: string;
  auth: string;
}

export interface PushDevice {
  value: string;
  keys: SubscriptionKeys | null;
}

/** What public/sw.js draws. */
export interface PushNote {
  kind: 'message' | 'booking';
  /** The same at every try, so that what arrives twice rings once. */
  id: string;
  title: string;
  body: string;
  /** Notes of one tag take each other's place. */
  tag: string;
  href: string;
  /** Who wrote the message. */
  senderId?: string;
}

/** Gives notes over for delivery: 'gone' when the device will never take one again; rejects when it is worth another try. */
export interface Pusher {
  send(note: { device: PushDevice; note: PushNote }): Promise<'taken' | 'gone'>;
}
