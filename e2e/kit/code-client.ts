import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import type { VerifyCodeInput } from '#lib/features/accounts/contracts/codes.ts';
import { verifyCode } from '#lib/features/accounts/services/codes.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { makeContactCode } from './factories/contact-codes.ts';
import { useTestDatabase } from './test-database.ts';
import { testEnv } from './test-env.ts';

/** The browser and network of the calls below. */
export const home = { device: 'test', network: '203.0.113.7' };

/** Gives a test file a database, and SMS that go to the outbox page. */
export const useCodes = (): void => {
  useTestDatabase();
  beforeEach(() => {
    resetClock();
    useEnv(testEnv({ SMS_URL: 'outbox:' }));
    resetLimiters();
  });
};

/** The refusal of a call that must fail. */
export const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof AppError);
  return error;
};

export const refuses = async (code: ErrorCode, work: Promise<unknown>): Promise<void> =>
  assert.equal((await refusalOf(work)).code, code);

type Answers = Partial<Omit<VerifyCodeInput, 'challenge' | 'code'>>;

/** Answers a code. */
export const enter = (sent: { challenge: string; code: string }, answers: Answers = {}) =>
  verifyCode({ body: { ...sent, referralCode: undefined, ...answers }, ...home });

/** Answers a new code to a number. */
export const enterBy = async (phone: string, answers: Answers = {}) =>
  enter(await makeContactCode({ kind: 'phone', contact: phone }), answers);
