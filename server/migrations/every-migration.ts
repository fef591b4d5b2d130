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
import { creditInWallets } from './013-credit-in-wallets.ts';
import { appealsAndProvedMarks } from './014-appeals-and-proved-marks.ts';
import { keptAudit } from './015-kept-audit.ts';
import { shownVerifications } from './015-shown-verifications.ts';
import { evidence, inviteAnswers } from './016-evidence.ts';
import { emailOfSome } from './023-email-of-some.ts';
import { ownCancellations } from './031-own-cancellations.ts';
import { officeKeysOfUsers } from './032-office-keys.ts';
import type { Migration } from './migration.ts';

/** All released migrations in the order they run; add new ones at the end. */
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
  creditInWallets,
  appealsAndProvedMarks,
  shownVerifications,
  keptAudit,
  evidence,
  inviteAnswers,
  emailOfSome,
  ownCancellations,
  officeKeysOfUsers,
];
