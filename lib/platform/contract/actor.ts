import type { Locale } from './locale.ts';
import { z } from 'zod';

/** `admin` is granted from the command line only. */
export const role = z.enum(['customer', 'worker', 'broker', 'admin']);

export type Role = z.infer<typeof role>;

export const roles = role.options;

/**
 * A reader looks, an agent works the queues, a lead also pauses people and appoints admins. Each includes the ones
 * before.
 */
export const right = z.enum(['reader', 'agent', 'lead'], 'invalid_value');

export type Right = z.infer<typeof right>;

/** The right behind an act of the audit. */
export const auditRight = z.enum([...right.options, 'command']);

export type AuditRight = z.infer<typeof auditRight>;

/** The user behind a valid session. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly isSuspended: boolean;
  /** When an announced pause starts; absent where none was announced. */
  readonly pauseStartsAt?: string;
  /** An admin's right. Absent means lead: admins of earlier releases had every right. */
  readonly can?: Right;
  /** The admin must turn on an authenticator app first. */
  readonly lacksSecondFactor?: true;
  /** The API key that a script calls with; absent for people. */
  readonly keyId?: string;
}

/** Whether an admin has a right. */
export const hasRight = ({ can = 'lead' }: Pick<Actor, 'can'>, needed: Right): boolean =>
  right.options.indexOf(can) >= right.options.indexOf(needed);

/** The lower of two rights. */
export const lowerRight = (one: Right, other: Right): Right =>
  right.options.indexOf(one) < right.options.indexOf(other) ? one : other;

/** The result of checking a request's credentials. */
export type Identity = Actor | 'none' | 'expired' | 'invalid';
