/** The keys that encrypt a message for one browser. */
export interface SubscriptionKeys {
  /** The browser's public key, an uncompressed point on P-256. */
  p256dh: string;
  auth: string;
}

export interface PushDevice {
  value: string;
  keys: SubscriptionKeys | null;
}

/** The notification that public/sw.js shows. */
export interface PushNote {
  kind: 'message' | 'booking';
  /** The same for every attempt, so that a duplicate does not ring twice. */
  id: string;
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  href: string;
  senderId?: string;
  /** Labels of the two actions on a new request, with what they are about. */
  accept?: string;
  details?: string;
  number?: string;
  startsAt?: string;
  bookingId?: string;
  service?: string;
}

/**
 * Hands notifications over for delivery. Returns 'gone' if the device no longer exists; rejects if a retry makes
 * sense.
 */
export interface Pusher {
  send(note: { device: PushDevice; note: PushNote }): Promise<'taken' | 'gone'>;
}
