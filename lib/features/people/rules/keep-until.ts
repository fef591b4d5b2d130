/** How long closed reports and cases keep their evidence: long enough to recognise a person who comes back. */
export const EVIDENCE_KEPT_MS = 180 * 86_400_000;

/** Returns when a report or case closed now is deleted with its evidence. */
export const retentionEnd = (closedAt: Date): Date => new Date(closedAt.getTime() + EVIDENCE_KEPT_MS);
