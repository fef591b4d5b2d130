import { BadgeCheck, CalendarCheck, HandCoins, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  customerPoints,
  FrontBrief,
  FrontPoints,
  FrontReviews,
  PlaceLine,
  FrontServices,
  FrontTrades,
  type FrontPoint,
} from '#components/home/front-parts.tsx';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { LateLocationChip } from '#components/places/late-location-chip.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { listTradesInDemand, readFront } from '#lib/features/home/services/read-front.ts';
import { listUsualRates } from '#lib/features/profiles/services/read-usual-rate.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { publicPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { findPageBarrier, findPageHere, findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';

interface FrontPageProps {
  locale: Locale;
  /** The login form. */
  children: ReactNode;
}

const Heading = ({ title, hint }: { title: string; hint: string }) => (
  <div className="flex flex-col gap-2">
    <h1 className="text-3xl leading-tight font-bold tracking-tight text-balance indic:text-2xl indic:leading-snug">
      {title}
    </h1>
    <p className="text-muted">{hint}</p>
  </div>
);

/** The story on the left and the form on the right; on a phone the form follows, one tap away. */
const Frame = ({ story, login, children }: { story: ReactNode; login: string; children: ReactNode }) => (
  <div data-slot="front" className="grid gap-8 py-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
    <div className="flex min-w-0 flex-col gap-8">
      {story}
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static lg:hidden">
        <a href="#login" className={buttonVariants({ size: 'block' })}>
          {login}
        </a>
      </div>
    </div>
    <div id="login" className="scroll-mt-16 lg:sticky lg:top-20 lg:self-start">
      {children}
    </div>
  </div>
);

/** The page that guests see first: services, their prices here, and what to count on. */
export const FrontPage = async ({ locale, children }: FrontPageProps) => {
  const [place, here, barrier] = await Promise.all([
    load(findPagePlace),
    load(findPageHere),
    load(() => findPageBarrier()),
  ]);
  const { data } = await load(() => readFront(here));
  const words = messages(locale);
  const { front, services, prices } = words;
  const shown = placeIn(locale, place);
  const points = customerPoints(front);
  return (
    <Frame
      login={front.login}
      story={
        <>
          <Heading title={front.title} hint={front.hint} />
          <div className="flex flex-col gap-2">
            <LateLocationChip place={shown} words={words.places.chip}>
              <PlaceLine place={shown} none={words.places.chip.none} />
            </LateLocationChip>
            <SearchBox
              action={publicPaths.search}
              label={front.submit}
              placeholder={front.search}
              suggesting={{ words: words.search.suggest, visitor: null, place }}
            />
            <FrontBrief points={points} />
          </div>
          {barrier && <LateOfferNotice barrier={barrier} isGuest words={words.offers.notice} />}
          <FrontTrades trades={data.trades} locale={locale} words={front} />
          <FrontServices
            services={data.services}
            isHere={here !== null}
            view={{ words: services, prices }}
            {...{ locale, words: front }}
          />
          <FrontPoints title={front.how} points={points} />
          <FrontReviews reviews={data.reviews} trades={data.trades} {...{ locale, words: front }} />
        </>
      }
    >
      {children}
    </Frame>
  );
};

const SHOWN_RATES = 4;

/** The page that workers see first: what others charge, how they are paid, and what we ask for. */
export const WorkerFrontPage = async ({ locale, children }: FrontPageProps) => {
  const { data: trades } = await load(listTradesInDemand);
  const rates = await load(() => listUsualRates(trades));
  const { front } = messages(locale);
  const { worker: words } = front;
  const points: FrontPoint[] = [
    { icon: <HandCoins aria-hidden />, title: words.keep, text: words.keepText },
    { icon: <CalendarCheck aria-hidden />, title: words.choose, text: words.chooseText },
    { icon: <Scale aria-hidden />, title: words.fair, text: words.fairText },
    { icon: <BadgeCheck aria-hidden />, title: words.need, text: words.needText },
  ];
  return (
    <Frame
      login={front.login}
      story={
        <>
          <Heading title={words.title} hint={words.hint} />
          <a href={signInPaths.workerRegister} className={buttonVariants({ className: 'self-start' })}>
            {words.start}
          </a>
          <FrontPoints title={front.how} points={points} />
          {rates.length > 0 && (
            <section aria-labelledby="front-rates" className="flex flex-col gap-2">
              <h2 id="front-rates" className="text-lg leading-tight font-semibold">
                {words.earn}
              </h2>
              <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
                {rates.slice(0, SHOWN_RATES).map(({ trade, lowPaise, highPaise }) => (
                  <li key={trade._id} className="py-2.5 tabular-nums">
                    {fill(lowPaise === highPaise ? words.earnSame : words.earnText, {
                      trade: nameIn(locale, trade),
                      low: formatMoney(lowPaise),
                      high: formatMoney(highPaise),
                    })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      }
    >
      {children}
    </Frame>
  );
};
