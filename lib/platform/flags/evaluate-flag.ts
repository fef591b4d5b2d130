import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { env } from '#lib/platform/config/env.ts';
import { FLAG_DEFAULT, type FlagDetails, type FlagKey } from '#lib/platform/contract/flag.ts';
import { log } from '#lib/platform/observability/log.ts';
import { listFeatureFlags } from '#models/platform/feature-flag.ts';

// A decision of the office reaches every server within two seconds.
const cache = createTtlCache<Promise<ReadonlyMap<string, boolean>>>({
  ...{ name: 'featureFlags', keptMs: 1500, maxEntries: 1 },
});

const readDecisions = async (): Promise<ReadonlyMap<string, boolean>> =>
  new Map((await listFeatureFlags()).map(({ key, isOn }) => [key, isOn]));

const details = (flagKey: FlagKey, value: boolean, reason: FlagDetails['reason']): FlagDetails => ({
  ...{ flagKey, value, reason },
  variant: value ? 'on' : 'off',
});

/** Resolves a flag: the environment decides, then the office, then the default. Never throws. */
export const evaluateFlag = async (key: FlagKey): Promise<FlagDetails> => {
  const setting = env().FEATURES[key];
  if (setting !== undefined) return details(key, setting === 'on', 'STATIC');
  try {
    const decided = (await cache.get('all', readDecisions)).get(key);
    return decided === undefined
      ? details(key, FLAG_DEFAULT, 'DEFAULT')
      : details(key, decided, 'TARGETING_MATCH');
  } catch (error) {
    log().warn({ err: error, flag: key }, 'reading the feature flags failed');
    return details(key, FLAG_DEFAULT, 'ERROR');
  }
};

export const isFeatureOn = async (key: FlagKey): Promise<boolean> => (await evaluateFlag(key)).value;

/** Makes the next evaluation in this process read the office's decisions again. */
export const forgetFlags = (): void => cache.forget('all');
