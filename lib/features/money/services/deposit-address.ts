import { env } from '#lib/platform/config/env.ts';
import { isFeatureOn } from '#lib/platform/flags/evaluate-flag.ts';

/** Returns the UPI id that takes deposits; null where none are taken. */
export const findDepositAddress = async (): Promise<string | null> =>
  (await isFeatureOn('topUps')) ? (env().TOP_UP_UPI ?? null) : null;
