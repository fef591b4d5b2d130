import type { AdminReport } from '#lib/features/admin/contracts/admin-lists.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { findMessage } from '#models/messages/message.ts';
import type { ReportRecord } from '#models/people/report.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';

// Reports of before carry no copy.
const textOf = async ({ messageId, about }: ReportRecord): Promise<string> =>
  about?.text ? about.text : messageId ? ((await findMessage(String(messageId)))?.text ?? '') : '';

const pictureOf = ({ about }: ReportRecord): string | null =>
  about?.imageKey ? imageUrl({ key: about.imageKey, size: 640 }) : null;

/** Reports as admins see them: with their people, and of a talk the reported message alone. */
export const showReports = async (rows: readonly ReportRecord[]): Promise<AdminReport[]> => {
  const name = await namePeople(rows.flatMap(({ reporterId, subjectId }) => [reporterId, subjectId]));
  const texts = await Promise.all(rows.map(textOf));
  const subjectOf = ({ subjectId, about }: ReportRecord) => {
    const subject = name(subjectId);
    return { ...subject, name: subject.name || (about?.name ?? '') };
  };
  return rows.map((row, at) => ({
    ...{ _id: String(row._id), number: row.number, state: row.state },
    ...{ reason: row.reason, details: row.details },
    ...{ reporter: name(row.reporterId), subject: subjectOf(row) },
    messageId: row.messageId ? String(row.messageId) : null,
    message: texts[at] ?? '',
    pictureId: row.pictureId ? String(row.pictureId) : null,
    picture: pictureOf(row),
    reviewId: row.reviewId ? String(row.reviewId) : null,
    note: row.decision?.note ?? '',
    decidedAt: row.decision?.at.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
};
