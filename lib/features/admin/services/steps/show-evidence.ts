import type { EvidenceFile } from '#lib/features/admin/contracts/evidence.ts';
import { listEvidence } from '#models/people/evidence.ts';

/** Reads the evidence of all these reports or cases at once, by case id. */
export const showEvidence = async (caseIds: readonly string[]): Promise<(id: string) => EvidenceFile[]> => {
  const rows = await listEvidence(caseIds);
  return (id) =>
    rows
      .filter(({ caseId }) => String(caseId) === id)
      .map(({ _id: key, type, fileName, size }) => ({ key, type, fileName, size }));
};
