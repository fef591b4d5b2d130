import type { Metadata } from 'next';
import { cache } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { RatePanel } from '#components/reviews/rate-panel.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { getBooking, listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { readSupport } from '#lib/features/support/services/tickets.ts';
import { load, loadIfThere } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f]{24}$/.test(text);

interface Named {
  bookingId: string | null;
  serviceId: string | null;
}

/** The path back to this page for the booking after signing in. */
const pathFor = ({ bookingId, serviceId }: Named): string => {
  if (isId(bookingId)) return publicPaths.rateBooking(bookingId);
  return isId(serviceId) ? publicPaths.rateService(serviceId) : accountPaths.history;
};

/** Returns the finished booking from the URL, or the customer's latest one of the service without a review. */
const findBooking = async (actor: Actor, { bookingId, serviceId }: Named): Promise<BookingView | null> => {
  if (actor.role !== 'customer' && actor.role !== 'worker') return null;
  if (isId(bookingId)) {
    const found = await loadIfThere(() => getBooking({ actor, params: { id: bookingId } }));
    return found?.data.canReview ? found.data : null;
  }
  if (actor.role === 'worker') return null;
  const { data } = await load(() => listBookings({ actor, query: { status: 'completed', limit: 50 } }));
  return data.find((booking) => booking.serviceId === serviceId && booking.canReview) ?? null;
};

/** Finds what is rated and by whom, once per request for title and page. */
const findRated = cache(async (bookingId: string | null, serviceId: string | null) => {
  const actor = await guardPage(publicPaths.rateUs);
  const isOfJob = bookingId !== null || serviceId !== null;
  const job = actor && isOfJob ? await findBooking(actor, { bookingId, serviceId }) : null;
  return { actor, isOfJob, job };
});

const readRated = async (search: Search) => {
  const [bookingId, serviceId] = await Promise.all([
    readParam(search, 'bookingId'),
    readParam(search, 'serviceId'),
  ]);
  return { bookingId, serviceId, ...(await findRated(bookingId, serviceId)) };
};

const JobHead = async ({ job }: { job: BookingView }) => {
  const locale = await readLocale();
  const service = nameIn(locale, { name: job.serviceName, names: job.serviceTitles });
  return (
    <p className="text-muted">
      {service}, {formatDay(locale, new Date(job.startsAt))}
    </p>
  );
};

interface PanelProps {
  job: BookingView | null;
  actor: Actor | null;
  words: Messages;
}

const backPathFor = (actor: Actor | null): string =>
  actor?.role === 'worker' ? workerPaths.dashboard : accountPaths.history;

const Panel = ({ job, actor, words }: PanelProps) => {
  const { errors, fields, form, rate, reviews, tickets } = words;
  const isOfCustomer = job !== null && actor?.role === 'worker';
  const judged = isOfCustomer ? job.customerId : job?.workerId;
  return (
    <FormWordsProvider words={{ form, errors, fields }}>
      {job && <JobHead job={job} />}
      <RatePanel
        bookingId={job?._id ?? null}
        label={judged ? fill(rate.worker, { name: judged.name }) : rate.app}
        isOfCustomer={isOfCustomer}
        isMember={actor !== null}
        back={backPathFor(actor)}
        storeUrl={readSupport().storeUrl}
        words={rate}
        tagWords={reviews.section.tags}
        doneWords={{ ...tickets.done, thanks: reviews.messages.app }}
      />
    </FormWordsProvider>
  );
};

/** A job's rating is named by the person it is about. */
const titleFor = (job: BookingView | null, actor: Actor | null, words: Messages['rate']): string => {
  if (job === null) return words.title;
  return fill(words.worker, { name: (actor?.role === 'worker' ? job.customerId : job.workerId).name });
};

interface RatePageProps {
  searchParams: Search;
}

export const generateMetadata = async ({ searchParams }: RatePageProps): Promise<Metadata> => {
  const [locale, { actor, job }] = await Promise.all([readLocale(), readRated(searchParams)]);
  return { title: titleFor(job, actor, messages(locale).rate) };
};

export default async function RatePage({ searchParams }: RatePageProps) {
  const [locale, rated] = await Promise.all([readLocale(), readRated(searchParams)]);
  const { actor, isOfJob, job, bookingId, serviceId } = rated;
  const words = messages(locale);
  const { frame, rate } = words;
  const isShown = !isOfJob || job !== null;
  return (
    <PageShell title={titleFor(job, actor, rate)} back={isOfJob ? backPathFor(actor) : publicPaths.more}>
      {isShown && <Panel job={job} actor={actor} words={words} />}
      {!isShown && actor && (
        <LinkNotice
          drawing={toolbox}
          title={rate.cannot}
          hint={rate.cannotHint}
          href={backPathFor(actor)}
          action={rate.back}
        />
      )}
      {!isShown && !actor && (
        <SignInCard
          title={rate.signIn}
          hint={rate.thanksHint}
          login={frame.login}
          returnPath={pathFor({ bookingId, serviceId })}
        />
      )}
    </PageShell>
  );
}
