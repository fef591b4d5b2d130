import type { NoShowView } from '#lib/features/bookings/contracts/booking-view.ts';

type Verdict = 'uphold' | 'dismiss';

interface Judged {
  readonly acts: { readonly isOwn: boolean };
  readonly claim: { readonly noShow: Pick<NoShowView, 'answerBy' | 'office' | 'decidedAt'> } | null;
}

/** The decisions on a claim that an admin can make now; every other one would be refused after it was typed. */
export const listOpenVerdicts = ({ acts, claim }: Judged, isLead: boolean): readonly Verdict[] => {
  if (acts.isOwn || !claim || claim.noShow.decidedAt !== null) return [];
  const { office, answerBy } = claim.noShow;
  const isWithLead = office !== null && office.leadAt !== null;
  if (isWithLead && !isLead) return [];
  return answerBy === null ? ['uphold', 'dismiss'] : ['dismiss'];
};
