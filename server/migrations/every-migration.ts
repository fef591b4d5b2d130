import { ticketScreenshots } from './001-ticket-screenshots.ts';
import { countedWork } from './002-counted-work.ts';
import { referralCredit } from './003-referral-credit.ts';
import { creditedContacts } from './004-credited-contacts.ts';
import { reports } from './005-reports.ts';
import { teams } from './006-teams.ts';
import { reminders } from './007-reminders.ts';
import { phoneReveals } from './008-phone-reveals.ts';
import { rankedListings, sortedListings } from './009-ranked-listings.ts';
import { formerPauses } from './011-former-pauses.ts';
import type { Migration } from './migration.ts';

/** All that were ever released, in the order in which they run; a new one comes last. */
export const migrations: readonly Migration[] = [
  ticketScreenshots,
  countedWork,
  referralCredit,
  creditedContacts,
  reports,
  teams,
  reminders,
  phoneReveals,
  rankedListings,
  sortedListings,
  formerPauses,
];
