import { heldVerification } from '#lib/features/people/rules/verification.ts';
import type { AdminUser } from '#lib/features/admin/contracts/admin-lists.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { listReportsByContact } from '#models/people/report.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Reports on other accounts that share these people's contacts. */
const findReports = async (users: readonly UserRecord[]): Promise<(user: UserRecord) => string[]> => {
  const reports = await listReportsByContact(users.flatMap(markContacts));
  return (user) => {
    const marks = new Set(markContacts(user));
    const others = reports.filter(({ subjectId }) => !subjectId.equals(user._id));
    return others
      .filter(({ contactMarks = [] }) => contactMarks.some((mark) => marks.has(mark)))
      .map(({ number }) => number);
  };
};

const toAdminUser = (user: UserRecord, reportsByContact: string[]): AdminUser => {
  const { name, email, phone, role, address, suspendedAt } = user;
  const verification = heldVerification(user);
  return {
    ...{ _id: String(user._id), name, email: email ?? null, phone, userType: role },
    city: address.city ?? '',
    state: address.state ?? '',
    verifiedAt: verification?.at.toISOString() ?? null,
    verificationReason: verification?.reason ?? '',
    suspendedAt: suspendedAt?.toISOString() ?? null,
    rating: averageRating(user),
    reviews: user.reviewCount,
    completedJobs: user.completedJobs,
    walletPaise: user.walletPaise,
    brokerId: user.brokerId && String(user.brokerId),
    reportsByContact,
    createdAt: user.createdAt.toISOString(),
  };
};

export const showPeople = async (rows: readonly UserRecord[]): Promise<AdminUser[]> => {
  const reportsById = await findReports(rows);
  return rows.map((user) => toAdminUser(user, reportsById(user)));
};
