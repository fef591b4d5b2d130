import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import type { AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import type { UserRecord } from '#models/people/user.ts';

/** An invitation with the agency that it comes from. */
export const toInvite = (row: AgencyInviteRecord, agency: UserRecord | undefined): AgencyInvite => ({
  _id: String(row._id),
  agency: {
    _id: String(row.brokerId),
    name: agency?.name ?? '',
    profileImage: agency?.imageKey ? imageUrl({ key: agency.imageKey, size: 256 }) : null,
  },
  contact: row.contact,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt && row.answeredAt.toISOString(),
});
