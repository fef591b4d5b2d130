import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { env } from '#lib/platform/config/env.ts';
import { peekPoints, returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { log } from '#lib/platform/observability/log.ts';

const DAY = 86_400;
const ALL = 'all';

/**
 * The day's SMS for anyone, and the reserve, which only proved numbers reach. Numbers of workers are public, so half of it
 * is for devices that their accounts know: strangers who ask for codes to them cannot use that up.
 */
const budgetRules = (): { open: LimitRule; reserve: LimitRule; known: LimitRule } => {
  const { SMS_DAILY_BUDGET: all, SMS_RESERVE_PERCENT: percent } = env();
  const reserve = Math.ceil((all * percent) / 100);
  const forKnown = Math.floor(reserve / 2);
  const rule = { seconds: DAY, shared: true };
  return {
    open: { ...rule, name: 'smsDay', points: all - reserve },
    reserve: { ...rule, name: 'smsReserve', points: reserve - forKnown },
    known: { ...rule, name: 'smsReserveKnown', points: forKnown },
  };
};

/** The reserve serves a number once a day on devices that its accounts do not know. */
const numberRule: LimitRule = { name: 'smsReserveNumber', points: 1, seconds: DAY, shared: true };

export type BudgetState = 'open' | 'reserve' | 'empty';

/** Returns what is left of today's budget, the same for every caller. */
export const readSmsBudget = async (): Promise<BudgetState> => {
  const { open, reserve, known } = budgetRules();
  const [openLeft, ...reserves] = await Promise.all(
    [open, reserve, known].map((rule) => peekPoints(rule, ALL)),
  );
  const reserveLeft = reserves.reduce((sum, left) => sum + left, 0);
  metrics().smsBudgetLeft.set({ part: 'open' }, openLeft ?? 0);
  metrics().smsBudgetLeft.set({ part: 'reserve' }, reserveLeft);
  if (openLeft !== undefined && openLeft > 0) return 'open';
  return reserveLeft > 0 ? 'reserve' : 'empty';
};

/** How far an SMS may reach into the budget: `proved` and `known` are messages to proved numbers, `known` on a device that the account knows. */
export type SmsReach = 'open' | 'proved' | 'known';

type GiveBack = () => Promise<void>;

const spendAll = async (rule: LimitRule): Promise<GiveBack | null> =>
  rule.points > 0 && (await spendPoint(rule, ALL)) === null ? () => returnPoint(rule, ALL) : null;

const spendReserve = async (reserve: LimitRule, to: string): Promise<GiveBack | null> => {
  const number = toKeyedHash(`sms reserve ${to}`);
  if ((await spendPoint(numberRule, number)) !== null) return null;
  const giveBack = await spendAll(reserve);
  const giveNumberBack = () => returnPoint(numberRule, number);
  if (giveBack) return async () => void (await Promise.all([giveBack(), giveNumberBack()]));
  await giveNumberBack();
  return null;
};

/** Spends one SMS of the day. Returns a function that gives it back, or null when none is left. */
export const spendSms = async (reach: SmsReach, to: string): Promise<GiveBack | null> => {
  const { open, reserve, known } = budgetRules();
  const spent =
    (await spendAll(open)) ??
    (reach === 'proved' ? await spendReserve(reserve, to) : null) ??
    (reach === 'known' ? ((await spendAll(known)) ?? (await spendAll(reserve))) : null);
  if (!spent) log().warn({ reach }, 'the SMS budget of the day is used up');
  return spent;
};
