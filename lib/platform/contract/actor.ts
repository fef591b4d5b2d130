import type { Locale } from './locale.ts';
import { z } from 'zod';

/** `admin` is given from the command line only. */
export const role = z.enum(['customer', 'worker', 'broker', 'admin']);

export type Role = z.infer<typeof role>;

export const roles = role.options;

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
