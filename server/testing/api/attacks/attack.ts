import type { Contract } from '#lib/platform/contract/contract.ts';
import type { Parts } from '#server/testing/api/send-call.ts';

/** A request that must be refused with one of `statuses` and change nothing. */
export interface Attack {
  readonly name: string;
  readonly parts: Parts;
  readonly statuses: readonly number[];
}

export interface Target {
  readonly contract: Contract;
  /** A valid request, which each attack spoils in one place. */
  readonly valid: Parts;
}

/** Makes its attacks on a call from the call's contract, so that new calls join by themselves. */
export interface AttackSuite {
  readonly name: string;
  /** Whether a call has what is attacked; absent: every call has. */
  canTarget?(contract: Contract): boolean;
  attacksOn(target: Target): Attack[];
}
