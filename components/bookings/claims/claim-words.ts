import type { claimForm } from '#lib/features/bookings/texts/claims.en.ts';

export type ClaimFormWords = typeof claimForm;

type Part = Promise<Readonly<Record<'claimForm', ClaimFormWords>>>;

const english = (): Part => import('#lib/features/bookings/texts/claims.en.ts');
const catalogues: Readonly<Record<string, (() => Part) | undefined>> = {
  hi: () => import('#lib/features/bookings/texts/claims.hi.ts'),
  kn: () => import('#lib/features/bookings/texts/claims.kn.ts'),
  ta: () => import('#lib/features/bookings/texts/claims.ta.ts'),
  te: () => import('#lib/features/bookings/texts/claims.te.ts'),
};

/** Loads the claim sheet's texts when it opens, so that pages don't carry them. */
export const loadClaimWords = async (language: string): Promise<ClaimFormWords> =>
  (await (catalogues[language] ?? english)()).claimForm;
