import type { Metadata } from 'next';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { BrandMark } from '#components/shell/brand-mark.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import type { VisitLink } from '#lib/features/bookings/rules/visit-link.ts';
import type { LinkView } from '#lib/features/bookings/services/read-visit.ts';
import type { VisitPass } from '#lib/features/bookings/services/to-visit.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

/** The address is a secret: it is neither indexed nor sent on, also where the headers were lost. */
export const linkMetadata = async (link: VisitLink): Promise<Metadata> => ({
  title: messages(await readLocale()).visitLinks.titles[link],
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** Names the day: 'today' would still be read from a picture of the page a day later. */
export const dayAndTime = (locale: Locale, instant: Date): string =>
  `${formatDay(locale, instant)}, ${formatTime(locale, instant)}`;

interface FactProps {
  name: string;
  children: ReactNode;
}

/** A line of the page: what it says, and the word for it. */
export const Fact = ({ name, children }: FactProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
);

interface WorkerFactsProps {
  visit: Pick<VisitPass, 'worker' | 'startsAt' | 'timeSlot'>;
  locale: Locale;
  /** Further facts. */
  children: ReactNode;
}

/** Who comes and when, as both links show it. */
export const WorkerFacts = ({ visit, locale, children }: WorkerFactsProps) => {
  const { worker, startsAt, timeSlot } = visit;
  const { visitLinks: words } = messages(locale);
  return (
    <section className="rounded-card border border-line bg-card p-5 shadow-soft">
      <div className="mb-4 flex flex-col items-center gap-2 text-center">
        <Avatar name={worker.name} src={worker.profileImage} size="large" />
        <h2 className="text-xl leading-tight font-bold wrap-anywhere">{worker.name}</h2>
        {worker.isVerified && (
          <Badge variant="brand">
            <BadgeCheck aria-hidden />
            {words.verified}
          </Badge>
        )}
      </div>
      <dl>
        {worker.trade && <Fact name={words.trade}>{nameIn(locale, worker.trade)}</Fact>}
        {worker.agency !== null && <Fact name={words.agency}>{worker.agency}</Fact>}
        <Fact name={words.time}>
          <SpokenRange text={`${formatDay(locale, startsAt)}, ${timeSlot.label}`} />
        </Fact>
        {children}
      </dl>
    </section>
  );
};

interface LinkedPageProps<Shown> {
  link: VisitLink;
  view: LinkView<Shown>;
  locale: Locale;
  children(shown: Shown): ReactNode;
}

/** The frame of a page that a link opens, outside the app: it works without an account and without scripts. */
export const LinkFrame = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto flex w-full max-w-(--narrow) flex-1 flex-col gap-4 p-4">
    <p className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <BrandMark />
      Hunar
    </p>
    {children}
  </main>
);

/** A page about a visit that a link opens. */
export const LinkedPage = <Shown,>({ link, view, locale, children }: LinkedPageProps<Shown>) => {
  const { visitLinks: words } = messages(locale);
  return (
    <LinkFrame>
      {view.state === 'open' && (
        <>
          <h1 className="text-center text-2xl leading-tight font-bold">{words.titles[link]}</h1>
          {children(view.shown)}
          <p className="text-center text-sm text-muted">
            {fill(words.checked, { time: dayAndTime(locale, view.at) })}
          </p>
        </>
      )}
      {view.state === 'early' && (
        <Notice
          drawing={calendar}
          title={words.early}
          hint={fill(words.earlyHint, { time: dayAndTime(locale, view.opensAt) })}
        />
      )}
      {view.state === 'over' && <Notice drawing={calendar} title={words.over} hint={words.overHint} />}
    </LinkFrame>
  );
};
