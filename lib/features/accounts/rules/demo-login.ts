import type { Role } from '#lib/platform/contract/role.ts';

/** Everybody's password in the demo, which never leaves this machine. */
export const DEMO_PASSWORD = 'hunar-demo';

/** `worker@demo.hunar.test` is the first of a role, the next is `worker2@demo.hunar.test`. */
export const demoEmail = (role: Role, number = 1): string =>
  `${role}${number === 1 ? '' : number}@demo.hunar.test`;

/** Somebody whom the demo lets everyone be. */
export interface DemoLogin {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
