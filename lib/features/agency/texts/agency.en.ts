import type { agencyErrorCodes, agencyFieldCodes } from '#lib/platform/contract/error-codes.ts';
import type { AgencyStory } from '#lib/features/agency/contracts/agency-news.ts';

export const agency = {
  errors: {
    invite_open: 'This agency’s invitation to that contact is still open.',
    invite_answered: 'This invitation is answered already.',
    has_agency: 'You belong to an agency already. Leave it first, then join another.',
  } satisfies Record<keyof typeof agencyErrorCodes, string>,
  fields: {
    invite_contact: 'Give an e-mail address or a phone number, one of the two.',
  } satisfies Record<(typeof agencyFieldCodes)[number], string>,
  messages: {
    invited: 'The invitation is on its way.',
    joined: 'You belong to the agency now.',
    declined: 'You have declined the invitation.',
    removed: 'The worker does not belong to your team any more.',
    left: 'You have left the agency.',
  },
  news: {
    titles: {
      invited: '{name} invites you to their team',
      joined: '{name} has joined your team',
      declined: '{name} has declined your invitation',
      left: '{name} has left your team',
      removed: '{name} has ended your place in their team',
    } satisfies Record<AgencyStory['news'], string>,
    bodies: {
      invited: 'Look at the invitation on your profile.',
      joined: 'Their bookings are on your page now.',
      declined: 'You can invite somebody else.',
      left: 'Their bookings are not on your page any more.',
      removed: 'Customers now see you as independent.',
    } satisfies Record<AgencyStory['news'], string>,
  },
};
