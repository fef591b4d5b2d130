import { BadgeCheck, MapPin, MessageCircle, Phone } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import type { ListPane } from '#components/page/use-pane.ts';
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
import { formatKilometres, formatMoney, formatNumber, formatRupees } from '#lib/platform/i18n/format.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import { accountPaths, publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { redirectFor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { useGuestBooking } from './guest-booking.ts';

export type WorkerCardWords = (typeof search)['card'];

/** Null for guests. */
export type CardViewer = PageVisitor | null;

interface WorkerCardProps {
  worker: FoundWorker;
  viewer: CardViewer;
  locale: Locale;
  words: WorkerCardWords;
  /** The save button. */
  heart: ReactNode;
  /** The pane beside the list, if the list has one. */
  pane?: ListPane | undefined;
  /** The main action; rendered above the link that covers the card. */
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

/** The total of the job that was searched for and its terms, else the hourly rate; null without a price. */
const toPrice = ({ worker, words }: PartProps): { price: string; terms: string } | null => {
  const { hourlyRate, jobPrice } = worker;
  if (jobPrice && jobPrice.pricePaise > 0) {
    const { pricePaise, hourlyRatePaise: rate } = jobPrice;
    const terms = rate === null ? words.fixed : fill(words.hourly, { price: formatMoney(rate) });
    return { price: formatMoney(pricePaise), terms };
  }
  return hourlyRate === null ? null : { price: formatRupees(hourlyRate), terms: words.anHour };
};

const CardPrice = (props: PartProps) => {
  const shown = toPrice(props);
  return (
    shown && (
      <p className="ml-auto max-w-full shrink-0 text-right leading-tight">
        <span className="block text-lg leading-snug font-bold tabular-nums">{shown.price}</span>{' '}
        <span className="text-sm text-muted tabular-nums">{shown.terms}</span>
      </p>
    )
  );
};

const CardHead = (props: PartProps) => {
  const { worker, words } = props;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <Avatar name={worker.name} src={worker.profileImage} />
      <div className="beside">
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
      <CardPrice {...props} />
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

interface DetailsLinkProps extends ReturnType<ListPane['linkProps']> {
  href: string;
  label: string;
  /** Another button is the main action. */
  isQuiet: boolean;
  children: string;
}

/**
 * The link covers the whole card; other tappable parts are above it. The button is inside the link: if the link
 * itself shrank when pressed, it would no longer cover the card.
 */
const DetailsLink = ({ label, isQuiet, children, ...link }: DetailsLinkProps) => (
  <Link
    {...link}
    data-slot="card-link"
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
  /** For guests: sign in, then open the conversation with the worker. */
  signInToChat: string | null;
  /** For guests, after signing in; null where the worker does not come, and for those who may not book. */
  book: string | null;
  /** Customers may write to any worker. */
  mayChat: boolean;
  /** For guests, via signing in; null when the guard would reject the visitor. */
  details: string | null;
}

/** Opens the booking form on the worker's page; null for those who may not book. */
const bookingLink = (workerId: string, viewer: CardViewer): string | null => {
  const form = publicPaths.bookingWith(workerId);
  if (!viewer) return withReturnPath(signInPaths.login, form);
  return viewer.role === 'customer' ? form : null;
};

/** Returns the links a viewer gets on a worker's card. */
const toCardLinks = ({
  worker,
  viewer,
}: {
  worker: Pick<FoundWorker, '_id' | 'phone' | 'comes'>;
  viewer: CardViewer;
}): CardLinks => {
  const { _id, phone, comes } = worker;
  const page = publicPaths.worker(_id);
  return {
    call: phone === undefined ? null : `tel:+91${phone}`,
    signInToChat: viewer ? null : withReturnPath(signInPaths.login, accountPaths.messagesWith(_id)),
    book: comes ? bookingLink(_id, viewer) : null,
    mayChat: viewer?.role === 'customer',
    details: !viewer || redirectFor(page, viewer) === null ? page : null,
  };
};

/** Clicks with a key held open another tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const BookLink = ({ worker: { _id, name }, words, book }: WorkerCardProps & { book: string }) => {
  const openBooking = useGuestBooking();
  const label = fill(words.bookWith, { name });
  const openHere = (event: MouseEvent): void => {
    if (!openBooking || !isPlainClick(event)) return;
    event.preventDefault();
    openBooking({ _id, name, title: label });
  };
  return (
    <Link
      href={book}
      prefetch={false}
      onClick={openHere}
      aria-label={label}
      className={buttonVariants({ size: 'compact', className: 'relative z-1' })}
    >
      {words.book}
    </Link>
  );
};

const CardActions = (props: WorkerCardProps) => {
  const { worker, viewer, words, action, pane } = props;
  const { call, signInToChat, mayChat, details, ...links } = toCardLinks({ worker, viewer });
  const { name } = worker;
  const chatWith = fill(words.chatTo, { name });
  // Lists of one service bring their own button.
  const book = action === undefined ? links.book : null;
  if (!call && !signInToChat && !details && !action) return null;
  const aside = buttonVariants({ variant: 'ghost', size: 'compact', className: 'relative z-1' });
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto *:last:flex-[2_1_auto]">
      {call && (
        <a href={call} aria-label={fill(words.callTo, { name })} className={aside}>
          <Phone aria-hidden className="size-4.5" />
          {words.call}
        </a>
      )}
      {signInToChat && (
        <Link href={signInToChat} prefetch={false} aria-label={chatWith} className={aside}>
          <MessageCircle aria-hidden className="size-5" />
          {words.chat}
        </Link>
      )}
      {mayChat && <ChatLink userId={worker._id} label={words.chat} spoken={chatWith} className={aside} />}
      {details && (
        <DetailsLink
          {...pane?.linkProps(worker._id)}
          href={details}
          label={fill(words.detailsOf, { name })}
          isQuiet={action !== undefined || book !== null}
        >
          {words.details}
        </DetailsLink>
      )}
      {book && <BookLink {...props} book={book} />}
      {action}
    </div>
  );
};

/** A worker in a list. */
export const WorkerCard = (props: WorkerCardProps) => (
  <li
    {...props.pane?.cardProps(props.worker._id)}
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
