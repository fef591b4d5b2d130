import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { byFactor, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const numberRules: readonly LimitRule[] = [
  { name: 'codeHour', points: 3, seconds: HOUR, shared: true },
  { name: 'codeDay', points: 8, seconds: DAY, shared: true },
];
const deviceRule: LimitRule = { name: 'codeDevice', points: 20, seconds: HOUR, shared: true };
// Whole mobile networks share one address.
const networkRule = (): LimitRule => ({
  ...{ name: 'codeNetwork', points: byFactor(400), seconds: HOUR, shared: true },
});

interface CodeAsk {
  phone: string;
  /** The signed device, if the client sent one. */
  deviceId: string | null;
  network: string;
  /** Whether an account with this proved number has signed in on the device before. */
  isKnown: boolean;
}

/**
 * Counts a code for a number; throws when there are none left. Known devices have their own quota, so that strangers
 * cannot use up the owner's. Numbers without an account are counted like others.
 */
export const countCode = async ({ phone, deviceId, network, isKnown }: CodeAsk): Promise<void> => {
  if ((await spendPoint(networkRule(), toKeyedHash(`codes ${network}`))) !== null)
    throw new AppError('sms_unavailable', { retryAfterSeconds: HOUR });
  const deviceWait =
    deviceId === null ? null : await spendPoint(deviceRule, toKeyedHash(`codes ${deviceId}`));
  const share = toKeyedHash(`codes ${phone} ${isKnown ? (deviceId ?? '') : ''}`);
  const waits =
    deviceWait === null ? await Promise.all(numberRules.map((rule) => spendPoint(rule, share))) : [];
  const seconds = Math.max(deviceWait ?? 0, ...waits.map((wait) => wait ?? 0));
  if (seconds > 0) throw new AppError('too_many_codes', { params: { seconds }, retryAfterSeconds: seconds });
};
