import type { Role } from '#lib/platform/contract/actor.ts';

/** The password of every demo account; the demo never leaves this machine. */
export const DEMO_PASSWORD = 'hunar-demo';

export const demoEmail = (role: Role, number = 1): string =>
  `${role}${number === 1 ? '' : number}@demo.hunar.test`;

/** The number of the demo's worker who has neither email nor password. A mobile one, because only those can get codes. */
export const DEMO_PHONE = '9000090000';

/** A demo account that anyone may sign in as. */
export interface DemoLogin {
  readonly role: Role;
  readonly name: string;
  /** What the login form's first field takes: an email address, or a number. */
  readonly email: string;
  /** Empty for a number, which gets a code. */
  readonly password: string;
}
