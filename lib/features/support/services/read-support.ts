import { env } from '#lib/platform/config/env.ts';

/** How people reach us outside the app; null is not configured, and not shown. */
export interface SupportChannels {
  readonly phone: string | null;
  readonly email: string | null;
  /** The app's page in a store. */
  readonly storeUrl: string | null;
}

export const readSupport = (): SupportChannels => {
  const { SUPPORT_PHONE, SUPPORT_EMAIL, STORE_URL } = env();
  return { phone: SUPPORT_PHONE ?? null, email: SUPPORT_EMAIL ?? null, storeUrl: STORE_URL ?? null };
};
