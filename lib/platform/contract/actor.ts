import type { Locale } from './locale.ts';
import type { Role } from './role.ts';

/** Who is acting: the person behind a live session. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly isSuspended: boolean;
}

/** What the credentials of a call say. */
export type Identity = Actor | 'none' | 'expired' | 'invalid';
