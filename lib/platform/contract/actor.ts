import type { Locale } from './locale.ts';
import { z } from 'zod';

/** `admin` is given from the command line only. */
export const role = z.enum(['customer', 'worker', 'broker', 'admin']);

export type Role = z.infer<typeof role>;

export const roles = role.options;

/** What an admin may: look, work the queues, or also pause people and name admins. Each includes those before it. */
export const right = z.enum(['reader', 'agent', 'lead'], 'invalid_value');

export type Right = z.infer<typeof right>;

/** Who is acting: the person behind a live session. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly isSuspended: boolean;
  /** Of an admin; absent: everything, as admins of before had it. */
  readonly can?: Right;
  /** Of an admin who has to turn on the authenticator app first. */
  readonly lacksSecondFactor?: true;
}

/** Whether an admin may do what needs a right. */
export const mayAs = ({ can = 'lead' }: Pick<Actor, 'can'>, needed: Right): boolean =>
  right.options.indexOf(can) >= right.options.indexOf(needed);

/** What the credentials of a call say. */
export type Identity = Actor | 'none' | 'expired' | 'invalid';
