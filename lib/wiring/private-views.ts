import { check } from '#lib/features/accounts/services/sessions.ts';
import { adminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import { officeCase } from '#lib/features/admin/contracts/cases.ts';
import { adminView } from '#lib/features/admin/contracts/moderation.ts';
import { listAdmins } from '#lib/features/admin/services/admins.ts';
import { showCaseAgain } from '#lib/features/admin/services/cases.ts';
import { showTicketAgain } from '#lib/features/admin/services/ticket-desk.ts';
import { agencyInvite } from '#lib/features/agency/contracts/agency.ts';
import { readInvite } from '#lib/features/agency/services/invites.ts';
import { bookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { bookingCases } from '#lib/features/bookings/contracts/cases.ts';
import { readCases } from '#lib/features/bookings/services/cases.ts';
import { getBooking } from '#lib/features/bookings/services/read-bookings.ts';
import { paymentView } from '#lib/features/bookings/contracts/payment.ts';
import { readPayment } from '#lib/features/bookings/services/payment.ts';
import { workPhotos } from '#lib/features/bookings/contracts/work-photos.ts';
import { readWorkPhotos } from '#lib/features/bookings/services/work-photos.ts';
import { trustedContact } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { listContacts } from '#lib/features/accounts/services/trusted-contacts.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { savedAddress } from '#lib/features/places/contracts/addresses.ts';
import { listAddresses } from '#lib/features/places/services/addresses.ts';
import type { PrivateView } from '#lib/platform/http/answer-once.ts';

/** A repeated request that first showed one of these shows it as it is now, to a person who may still see it. */
export const privateViews: readonly PrivateView[] = [
  {
    schema: bookingView,
    show: async ({ actor, id }) => (await getBooking({ actor, params: { id } })).data,
  },
  {
    schema: paymentView,
    show: async ({ actor, id }) => (await readPayment({ actor, params: { id } })).data,
  },
  {
    schema: bookingCases,
    show: async ({ actor, id }) => (await readCases({ actor, params: { id } })).data,
  },
  {
    schema: workPhotos,
    show: async ({ actor, id }) => (await readWorkPhotos({ actor, params: { id } })).data,
  },
  {
    schema: trustedContact,
    show: async ({ actor, id }) => (await listContacts({ actor })).data.find(({ _id }) => _id === id) ?? null,
  },
  { schema: selfUser, show: async ({ actor }) => (await check({ actor })).user },
  { schema: savedAddress, show: async ({ actor }) => (await listAddresses({ actor })).data },
  {
    schema: agencyInvite,
    show: async ({ actor, id }) => (await readInvite({ actor, params: { id } })).data,
  },
  {
    schema: adminTicket,
    show: async ({ id }) => (await showTicketAgain({ params: { id } })).data,
  },
  {
    schema: officeCase,
    show: async ({ actor, id }) => (await showCaseAgain({ actor, params: { id } })).data,
  },
  // Null once they no longer are.
  {
    schema: adminView,
    show: async ({ id }) => (await listAdmins()).data.find(({ _id }) => _id === id) ?? null,
  },
];
