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
    toConfirm: 'The agency now confirms that it is you.',
    confirmed: 'The worker belongs to your team now.',
    refused: 'You have refused who answered.',
    removed: 'The worker does not belong to your team any more.',
    left: 'You have left the agency.',
  },
  news: {
    titles: {
      invited: '{name} invites you to their team',
      to_confirm: '{name} has answered your invitation',
      confirmed: '{name} has taken you into their team',
      joined: '{name} has joined your team',
      declined: '{name} has declined your invitation',
      left: '{name} has left your team',
      removed: '{name} has ended your place in their team',
    } satisfies Record<AgencyStory['news'], string>,
    bodies: {
      invited: 'Look at the invitation on your profile.',
      to_confirm: 'Confirm on your page that this is whom you invited.',
      confirmed: 'Customers now see you as part of this agency.',
      joined: 'Their bookings are on your page now.',
      declined: 'You can invite somebody else.',
      left: 'Their bookings are not on your page any more.',
      removed: 'Customers now see you as independent.',
    } satisfies Record<AgencyStory['news'], string>,
  },
};

/** An agency’s team: who is in it, what they have to do, and how one gets in and out. */
export const team = {
  invite: {
    title: 'Invite a worker',
    phone: 'Phone Number',
    email: 'or e-mail',
    send: 'Send invitation',
    sending: 'Sending...',
    sent: 'Invitation sent',
    open: 'Open invitations',
    sentOn: 'Sent on {day}',
  },
  members: {
    title: 'Your team',
    none: 'Nobody in your team yet. Invite a worker by phone or e-mail.',
    verified: 'Verified',
    jobs: { one: '{count} job done', other: '{count} jobs done' },
    remove: 'Remove {name} from the team',
    question: 'Remove {name} from the team?',
    hint: 'Their bookings stay with them. You no longer see them.',
    confirm: 'Remove',
    keep: 'Keep in team',
    removed: '{name} is not in your team any more',
  },
  bookings: {
    title: 'Bookings of the team',
    upcoming: 'Upcoming',
    past: 'Past',
    none: { upcoming: 'No upcoming bookings', past: 'No past bookings' },
    more: 'Load more',
    moreFailed: 'More bookings could not be loaded. Check your connection and try again.',
  },
  answer: {
    title: '{name} invites you to their team',
    hint: 'Customers then see you as part of this agency.',
    yes: 'Join',
    no: 'Decline',
    joined: 'You belong to the agency now',
    waiting: 'The agency now confirms that it is you',
    declined: 'Invitation declined',
    failed: 'That did not work',
  },
  confirm: {
    title: '{name} wants to join your team',
    hint: 'Is this whom you invited? Look at name and picture.',
    yes: 'Yes, add',
    no: 'Not this person',
    joined: 'Added to your team',
    declined: 'Not added',
    failed: 'That did not work',
    hasAgency: 'This worker belongs to another agency.',
  },
  leave: {
    title: 'You belong to an agency',
    hint: 'It sees your bookings without street, phone and customer.',
    leave: 'Leave agency',
    question: 'Leave the agency?',
    consequence: 'Customers then see you as independent.',
    keep: 'Stay',
    done: 'You have left the agency',
  },
};
