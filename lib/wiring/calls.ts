import type { CallsIn } from '#lib/platform/contract/call.ts';
import type * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import type * as apiKeys from '#lib/features/accounts/contracts/api-keys.ts';
import type * as codes from '#lib/features/accounts/contracts/codes.ts';
import type * as email from '#lib/features/accounts/contracts/email.ts';
import type * as passkeys from '#lib/features/accounts/contracts/passkeys.ts';
import type * as payee from '#lib/features/accounts/contracts/payee.ts';
import type * as preferences from '#lib/features/accounts/contracts/preferences.ts';
import type * as trustedContacts from '#lib/features/accounts/contracts/trusted-contacts.ts';
import type * as twoFactor from '#lib/features/accounts/contracts/two-factor.ts';
import type * as adminLists from '#lib/features/admin/contracts/admin-lists.ts';
import type * as allLedger from '#lib/features/admin/contracts/all-ledger.ts';
import type * as adminCases from '#lib/features/admin/contracts/cases.ts';
import type * as bookingActs from '#lib/features/admin/contracts/booking-acts.ts';
import type * as evidence from '#lib/features/admin/contracts/evidence.ts';
import type * as moderation from '#lib/features/admin/contracts/moderation.ts';
import type * as adminFlags from '#lib/features/admin/contracts/flags.ts';
import type * as adminOffers from '#lib/features/admin/contracts/offers.ts';
import type * as adminNotes from '#lib/features/admin/contracts/notes.ts';
import type * as adminPapers from '#lib/features/admin/contracts/papers.ts';
import type * as webhooks from '#lib/features/admin/contracts/webhooks.ts';
import type * as reviewDecision from '#lib/features/admin/contracts/review-decision.ts';
import type * as ticketBatches from '#lib/features/admin/contracts/ticket-batches.ts';
import type * as ticketDesk from '#lib/features/admin/contracts/ticket-desk.ts';
import type * as agency from '#lib/features/agency/contracts/agency.ts';
import type * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import type * as cases from '#lib/features/bookings/contracts/cases.ts';
import type * as extras from '#lib/features/bookings/contracts/extras.ts';
import type * as visitSafety from '#lib/features/bookings/contracts/visit-safety.ts';
import type * as position from '#lib/features/bookings/contracts/position.ts';
import type * as waiting from '#lib/features/bookings/contracts/waiting.ts';
import type * as workPhotos from '#lib/features/bookings/contracts/work-photos.ts';
import type * as handover from '#lib/features/bookings/contracts/handover.ts';
import type * as jobBoard from '#lib/features/bookings/contracts/job-board.ts';
import type * as payment from '#lib/features/bookings/contracts/payment.ts';
import type * as proposals from '#lib/features/bookings/contracts/proposals.ts';
import type * as way from '#lib/features/bookings/contracts/way.ts';
import type * as noShow from '#lib/features/bookings/contracts/no-show.ts';
import type * as jobs from '#lib/features/catalogue/contracts/jobs.ts';
import type * as listTables from '#lib/features/catalogue/contracts/list-tables.ts';
import type * as namedLists from '#lib/features/catalogue/contracts/named-lists.ts';
import type * as searchWords from '#lib/features/catalogue/contracts/search-words.ts';
import type * as favorites from '#lib/features/favorites/contracts/favorites.ts';
import type * as messages from '#lib/features/messages/contracts/messages.ts';
import type * as ledger from '#lib/features/money/contracts/ledger.ts';
import type * as statement from '#lib/features/money/contracts/statement.ts';
import type * as wallet from '#lib/features/money/contracts/wallet.ts';
import type * as notifications from '#lib/features/notifications/contracts/notifications.ts';
import type * as push from '#lib/features/notifications/contracts/push.ts';
import type * as candidates from '#lib/features/office/contracts/candidates.ts';
import type * as figures from '#lib/features/office/contracts/figures.ts';
import type * as savedFilters from '#lib/features/office/contracts/saved-filters.ts';
import type * as office from '#lib/features/office/contracts/office.ts';
import type * as outbox from '#lib/features/office/contracts/outbox.ts';
import type * as signs from '#lib/features/office/contracts/signs.ts';
import type * as pauses from '#lib/features/people/contracts/pauses.ts';
import type * as safety from '#lib/features/people/contracts/safety.ts';
import type * as addresses from '#lib/features/places/contracts/addresses.ts';
import type * as places from '#lib/features/places/contracts/places.ts';
import type * as privacy from '#lib/features/privacy/contracts/privacy.ts';
import type * as counted from '#lib/features/profiles/contracts/counted.ts';
import type * as daysOff from '#lib/features/profiles/contracts/days-off.ts';
import type * as profilesPapers from '#lib/features/profiles/contracts/papers.ts';
import type * as profiles from '#lib/features/profiles/contracts/profiles.ts';
import type * as servicePrices from '#lib/features/profiles/contracts/service-prices.ts';
import type * as workCard from '#lib/features/profiles/contracts/work-card.ts';
import type * as workPictures from '#lib/features/profiles/contracts/work-pictures.ts';
import type * as referrals from '#lib/features/referrals/contracts/referrals.ts';
import type * as customerReviews from '#lib/features/reviews/contracts/customer-reviews.ts';
import type * as reportReview from '#lib/features/reviews/contracts/report-review.ts';
import type * as reviews from '#lib/features/reviews/contracts/reviews.ts';
import type * as missedWords from '#lib/features/search/contracts/missed-words.ts';
import type * as search from '#lib/features/search/contracts/search.ts';
import type * as suggest from '#lib/features/search/contracts/suggest.ts';
import type * as wantedWords from '#lib/features/search/contracts/wanted-words.ts';
import type * as tickets from '#lib/features/support/contracts/tickets.ts';
import type * as images from '#lib/platform/images/contract.ts';
import type * as openapi from '#lib/platform/openapi/contract.ts';

/** Every call of the API by name. Types only, so that no schema reaches the browser; two calls of one name do not compile. */
export interface Calls
  extends
    CallsIn<typeof accounts>,
    CallsIn<typeof apiKeys>,
    CallsIn<typeof codes>,
    CallsIn<typeof email>,
    CallsIn<typeof passkeys>,
    CallsIn<typeof payee>,
    CallsIn<typeof preferences>,
    CallsIn<typeof trustedContacts>,
    CallsIn<typeof twoFactor>,
    CallsIn<typeof adminLists>,
    CallsIn<typeof allLedger>,
    CallsIn<typeof adminCases>,
    CallsIn<typeof bookingActs>,
    CallsIn<typeof evidence>,
    CallsIn<typeof moderation>,
    CallsIn<typeof adminFlags>,
    CallsIn<typeof adminOffers>,
    CallsIn<typeof adminPapers>,
    CallsIn<typeof adminNotes>,
    CallsIn<typeof ticketDesk>,
    CallsIn<typeof ticketBatches>,
    CallsIn<typeof webhooks>,
    CallsIn<typeof reviewDecision>,
    CallsIn<typeof agency>,
    CallsIn<typeof bookings>,
    CallsIn<typeof handover>,
    CallsIn<typeof jobBoard>,
    CallsIn<typeof noShow>,
    CallsIn<typeof cases>,
    CallsIn<typeof extras>,
    CallsIn<typeof workPhotos>,
    CallsIn<typeof visitSafety>,
    CallsIn<typeof position>,
    CallsIn<typeof waiting>,
    CallsIn<typeof payment>,
    CallsIn<typeof proposals>,
    CallsIn<typeof way>,
    CallsIn<typeof jobs>,
    CallsIn<typeof listTables>,
    CallsIn<typeof namedLists>,
    CallsIn<typeof searchWords>,
    CallsIn<typeof favorites>,
    CallsIn<typeof messages>,
    CallsIn<typeof ledger>,
    CallsIn<typeof statement>,
    CallsIn<typeof wallet>,
    CallsIn<typeof notifications>,
    CallsIn<typeof push>,
    CallsIn<typeof candidates>,
    CallsIn<typeof figures>,
    CallsIn<typeof savedFilters>,
    CallsIn<typeof office>,
    CallsIn<typeof outbox>,
    CallsIn<typeof signs>,
    CallsIn<typeof pauses>,
    CallsIn<typeof safety>,
    CallsIn<typeof addresses>,
    CallsIn<typeof places>,
    CallsIn<typeof privacy>,
    CallsIn<typeof counted>,
    CallsIn<typeof daysOff>,
    CallsIn<typeof profilesPapers>,
    CallsIn<typeof profiles>,
    CallsIn<typeof servicePrices>,
    CallsIn<typeof workCard>,
    CallsIn<typeof workPictures>,
    CallsIn<typeof referrals>,
    CallsIn<typeof customerReviews>,
    CallsIn<typeof reportReview>,
    CallsIn<typeof reviews>,
    CallsIn<typeof missedWords>,
    CallsIn<typeof search>,
    CallsIn<typeof suggest>,
    CallsIn<typeof wantedWords>,
    CallsIn<typeof tickets>,
    CallsIn<typeof images>,
    CallsIn<typeof openapi> {}
