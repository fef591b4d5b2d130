import type { privacy } from '#lib/features/privacy/texts/privacy.en.ts';
import type { workers } from '#lib/features/profiles/texts/workers.en.ts';

type Blocked = Pick<(typeof privacy)['blocked'], 'unblock' | 'unblocked'>;

export type SafetyWords = (typeof workers)['safety'] & Blocked;

interface Catalogue {
  workers: { safety: (typeof workers)['safety'] };
  privacy: { blocked: Blocked };
}

/** What the menu beside a person's name says. */
export const safetyWords = ({ workers, privacy }: Catalogue): SafetyWords => {
  const { unblock, unblocked } = privacy.blocked;
  return { ...workers.safety, unblock, unblocked };
};
