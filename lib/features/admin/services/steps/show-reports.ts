import type { AdminReport } from '#lib/features/admin/contracts/admin-lists.ts';
import type { ReportRecord } from '#models/people/report.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { showEvidence } from './show-evidence.ts';

const toAdditions = ({ additions = [] }: ReportRecord): AdminReport['additions'] =>
  additions.map(({ reason, details, text = null, at }) => ({
    ...{ reason, details, message: text },
    at: at.toISOString(),
  }));

const toNullableId = (id: ReportRecord['_id'] | undefined): string | null => (id ? String(id) : null);

/**
 * Reports as admins see them: with the people, and the report's own copy of the content, never its current version.
 */
export const showReports = async (rows: readonly ReportRecord[]): Promise<AdminReport[]> => {
  const [name, filesOf] = await Promise.all([
    namePeople(rows.flatMap(({ reporterId, subjectId }) => [reporterId, subjectId])),
    showEvidence(rows.map(({ _id }) => String(_id))),
  ]);
  const toSubject = ({ subjectId, about }: ReportRecord) => {
    const subject = name(subjectId);
    return { ...subject, name: subject.name || (about?.name ?? '') };
  };
  return rows.map((row) => ({
    ...{ _id: String(row._id), number: row.number, state: row.state },
    ...{ reason: row.reason, details: row.details },
    ...{ reporter: name(row.reporterId), subject: toSubject(row) },
    ...{ messageId: toNullableId(row.messageId), message: row.about?.text ?? '' },
    pictureId: toNullableId(row.pictureId),
    ...{ reviewId: toNullableId(row.reviewId), rating: row.about?.rating ?? null },
    ...{ evidence: filesOf(String(row._id)), additions: toAdditions(row) },
    note: row.decision?.note ?? '',
    decidedAt: row.decision?.at.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
};
