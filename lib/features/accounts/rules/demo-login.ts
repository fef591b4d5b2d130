import type { Role } from '#lib/platform/contract/actor.ts';

/** The password of every demo account; the demo never leaves this machine. */
export const DEMO_PASSWORD = 'hunar-demo';

export const demoEmail = (role: Role, number = 1): string =>
  `${role}${number === 1 ? '' : number}@demo.hunar.test`;

/** A demo account that anyone may sign in as. */
export interface DemoLogin {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
