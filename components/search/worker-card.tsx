import { BadgeCheck, MapPin, Phone, UserPlus } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Rating } from '#components/ui/rating.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import type { search } from '#lib/features/search/texts/search.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatKilometres, formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import { accountPaths, publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { redirectFor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';

export type WorkerCardWords = (typeof search)['card'];

/** Who looks at workers; null for guests. */
export type CardViewer = PageVisitor | null;

interface WorkerCardProps {
  worker: FoundWorker;
  viewer: CardViewer;
  locale: Locale;
  words: WorkerCardWords;
  /** Saves the worker. */
  heart: ReactNode;
  /** What else can be done here, the first thing to do; drawn above the link that covers the card. */
  action?: ReactNode;
}

type PartProps = Pick<WorkerCardProps, 'worker' | 'locale' | 'words'>;

const SHOWN_SKILLS = 3;

const CardRating = ({ worker: { rating, reviews }, locale, words }: PartProps) => {
  const average = rating.toFixed(1);
  const spoken = fill(plural({ locale, count: reviews, text: words.rated }), { average });
  return (
    <Rating
      average={reviews === 0 ? null : average}
      count={formatNumber(reviews)}
      words={{ fresh: words.fresh, spoken }}
    />
  );
};

const CardPlace = ({ worker, locale, words }: PartProps) => {
  const { city, state } = addressIn(locale, worker);
  const { distanceKm } = worker;
  const place = city ?? state;
  const distance = distanceKm !== null && fill(words.distance, { distance: formatKilometres(distanceKm) });
  if (!place && distance === false) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-sm text-muted">
      <MapPin aria-hidden className="size-4 shrink-0" />
      <span>{[place, distance].filter(Boolean).join(' · ')}</span>
    </span>
  );
};

const CardAnswers = ({ worker: { answersWithinHours: hours }, locale, words }: PartProps) =>
  hours !== null && (
    <span className="text-sm text-muted">{plural({ locale, count: hours, text: words.answers })}</span>
  );

const CardRate = ({ worker: { hourlyRate }, words }: PartProps) =>
  hourlyRate !== null && (
    <p className="shrink-0 text-right leading-tight">
      <span className="block text-lg leading-snug font-bold tabular-nums">
        {formatMoney(Math.round(hourlyRate * 100))}
      </span>
      <span className="text-sm text-muted">{words.anHour}</span>
    </p>
  );

const CardHead = (props: PartProps) => {
  const { worker, words } = props;
  return (
    <div className="flex items-start gap-3">
      <Avatar name={worker.name} src={worker.profileImage} />
      <div className="min-w-0 flex-1">
        <h3 className="leading-snug font-semibold">
          {worker.name}
          {worker.isVerified && (
            <>
              {' '}
              <BadgeCheck aria-hidden className="inline size-4.5 align-[-0.2em] text-brand" />
              <span className="sr-only">{words.verified}</span>
            </>
          )}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <CardRating {...props} />
          <CardPlace {...props} />
          <CardAnswers {...props} />
        </p>
      </div>
      <CardRate {...props} />
    </div>
  );
};

const CardWords = ({ worker, locale, words, heart }: PartProps & Pick<WorkerCardProps, 'heart'>) => {
  const more = worker.skillEntries.length - SHOWN_SKILLS;
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <Badge variant={worker.brokerId ? 'info' : 'brand'}>
          {worker.brokerId ? words.agency : words.independent}
        </Badge>
        {worker.skillEntries.slice(0, SHOWN_SKILLS).map((skill) => (
          <Chip key={skill._id}>{nameIn(locale, skill)}</Chip>
        ))}
        {more > 0 && (
          <Chip>
            <span aria-hidden>+{more}</span>
            <span className="sr-only">{fill(words.moreSkills, { count: more })}</span>
          </Chip>
        )}
      </div>
      {heart}
    </div>
  );
};

interface DetailsLinkProps {
  href: string;
  label: string;
  /** Something else is the first thing to do. */
  isQuiet: boolean;
  children: string;
}

/**
 * Its link covers the card, so that a tap anywhere opens the details; what else can be tapped lies above it. The button
 * is drawn inside the link: were the link itself to shrink under the finger, it would no longer cover the card.
 */
const DetailsLink = ({ href, label, isQuiet, children }: DetailsLinkProps) => (
  <Link
    href={href}
    prefetch={false}
    aria-label={label}
    className="rounded-control after:absolute after:inset-0 after:rounded-card"
  >
    <span
      className={buttonVariants({
        variant: isQuiet ? 'ghost' : 'primary',
        size: 'compact',
        className: 'w-full',
      })}
    >
      {children}
    </span>
  </Link>
);

interface CardLinks {
  call: string | null;
  /** Where a guest signs in, and finds the talk with the worker open. */
  contact: string | null;
  /** Where a guest signs in, and finds the booking form open. */
  book: string | null;
  /** Customers may write to any worker; where no phone is shown, that is how to contact them. */
  talk: 'chat' | 'contact' | null;
  /** For guests by way of signing in; a page that the guard would refuse is not offered. */
  details: string | null;
}

interface Looking {
  worker: Pick<FoundWorker, '_id' | 'phone' | 'comes'>;
  viewer: CardViewer;
}

/** What a viewer can do with a worker's card. */
const toCardLinks = ({ worker, viewer }: Looking): CardLinks => {
  const { _id, phone, comes } = worker;
  const page = publicPaths.worker(_id);
  const talk = phone === undefined ? 'contact' : 'chat';
  return {
    call: phone === undefined ? null : `tel:+91${phone}`,
    contact: viewer ? null : withReturnPath(signInPaths.login, accountPaths.messagesWith(_id)),
    book: viewer || !comes ? null : withReturnPath(signInPaths.login, publicPaths.bookingWith(_id)),
    talk: viewer?.role === 'customer' ? talk : null,
    details: !viewer || redirectFor(page, viewer) === null ? page : null,
  };
};

const CardActions = ({ worker, viewer, words, action }: WorkerCardProps) => {
  const { call, contact, book, talk, details } = toCardLinks({ worker, viewer });
  const { name } = worker;
  if (!call && !contact && !details && !action) return null;
  const aside = buttonVariants({ variant: 'ghost', size: 'compact', className: 'relative z-1' });
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto *:last:flex-[2_1_auto]">
      {call && (
        <a href={call} aria-label={fill(words.callTo, { name })} className={aside}>
          <Phone aria-hidden className="size-4.5" />
          {words.call}
        </a>
      )}
      {contact && (
        <Link href={contact} prefetch={false} aria-label={fill(words.contactTo, { name })} className={aside}>
          <UserPlus aria-hidden className="size-4.5" />
          {words.contact}
        </Link>
      )}
      {talk && (
        <ChatLink
          userId={worker._id}
          label={words[talk]}
          spoken={fill(words[`${talk}To`], { name })}
          className={aside}
        />
      )}
      {details && (
        <DetailsLink
          href={details}
          label={fill(words.detailsOf, { name })}
          isQuiet={action !== undefined || book !== null}
        >
          {words.details}
        </DetailsLink>
      )}
      {book && (
        <Link
          href={book}
          prefetch={false}
          aria-label={fill(words.bookWith, { name })}
          className={buttonVariants({ size: 'compact', className: 'relative z-1' })}
        >
          {words.book}
        </Link>
      )}
      {action}
    </div>
  );
};

/** A worker on a list: who, how good, how far, for how much, and how to reach them. */
export const WorkerCard = (props: WorkerCardProps) => (
  <li
    data-slot="worker-card"
    className="relative flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft active:border-brand"
  >
    <CardHead {...props} />
    <CardWords {...props} />
    {props.worker.free !== undefined && (
      <p className={props.worker.free ? 'text-sm font-medium text-brand' : 'text-sm text-muted'}>
        {props.worker.free ? props.words.free : props.words.notFree}
      </p>
    )}
    {!props.worker.comes && <p className="text-sm font-medium text-warm-ink">{props.words.notHere}</p>}
    <CardActions {...props} />
  </li>
);
