import { createRequire } from 'node:module';
import type { Env } from '#lib/platform/config/env.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

/** Refuses settings of Firebase where its package, which is optional, is not installed. */
export const requireFirebase = (
  { FIREBASE_SERVICE_ACCOUNT }: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>,
  from = import.meta.url,
): void => {
  if (!FIREBASE_SERVICE_ACCOUNT) return;
  try {
    createRequire(from).resolve('firebase-admin/messaging');
  } catch {
    throw new SetUpError(
      'FIREBASE_SERVICE_ACCOUNT is set, but the package firebase-admin is not installed: install it with `npm ci`, or build the image with --build-arg FIREBASE=on.',
    );
  }
};
