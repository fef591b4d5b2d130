import type { Contract } from '#lib/platform/contract/contract.ts';
import type { Parts } from '#e2e/kit/api/send-call.ts';

/** A request that must be refused with one of `statuses` and change nothing. */
export interface Attack {
  readonly name: string;
  readonly parts: Parts;
  readonly statuses: readonly number[];
}

export interface Target {
  readonly contract: Contract;
  /** A valid request; each attack breaks one part of it. */
  readonly valid: Parts;
}

/** Generates attacks from a call's contract, so new calls are covered automatically. */
export interface AttackSuite {
  readonly name: string;
  /** Whether a call has anything to attack; by default every call has. */
  canTarget?(contract: Contract): boolean;
  attacksOn(target: Target): Attack[];
}
