import { signInPaths, withReferral } from '#lib/platform/navigation/paths.ts';

/** Where a friend registers with a code. */
export const linkOf = (code: string): string =>
  window.location.origin + withReferral(signInPaths.register, code);
