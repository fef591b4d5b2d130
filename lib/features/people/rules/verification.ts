import type { VerificationCheck } from '#lib/features/people/contracts/verification.ts';

export interface ShownAs {
  name: string;
  imageKey: string | null;
}

export interface Verification {
  reason: string;
  /** How it was checked; absent in older verifications. */
  checked?: VerificationCheck;
  /** Absent in verifications from older releases, which no longer count. */
  shownAs?: ShownAs;
}

interface Verifiable<Given extends { shownAs?: ShownAs }> extends ShownAs {
  verification: Given | null;
}

export const isShownAs = ({ name, imageKey }: ShownAs, then: ShownAs | undefined): boolean =>
  then !== undefined && then.name === name && then.imageKey === imageKey;

/**
 * Returns the verification if it covers this exact name and picture. Everything that shows, filters or ranks by
 * verification asks here, so that no badge outlives the person the office checked.
 */
export const heldVerification = <Given extends { shownAs?: ShownAs }>(
  person: Verifiable<Given>,
): Given | null => (isShownAs(person, person.verification?.shownAs) ? person.verification : null);

export const isVerified = (person: Verifiable<{ shownAs?: ShownAs }>): boolean =>
  heldVerification(person) !== null;
