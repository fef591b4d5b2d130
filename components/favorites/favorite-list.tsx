'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Favorite, SavedService, SavedWorker } from '#lib/features/favorites/contracts/favorites.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import { formatNumber, formatRupees } from '#lib/platform/i18n/format.ts';
import { FavoriteRow, type RowWords } from './favorite-row.tsx';

interface SavedView {
  locale: Locale;
  /** Skill names in the reader's language, keyed by English name. */
  skillNames: Readonly<Record<string, string>>;
  words: RowWords;
}

const ServicePicture = ({ url }: { url: string | undefined }) =>
  url === undefined ? (
    <TradePicture picture="" className="size-13 shrink-0 rounded-control" />
  ) : (
    <picture className="shrink-0">
      <img
        src={url}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="lit size-13 rounded-control bg-chip object-cover"
      />
    </picture>
  );

const ServiceRow = ({ service, locale, words }: SavedView & { service: SavedService }) => (
  <FavoriteRow
    thing={{ kind: 'service', id: service._id }}
    href={publicPaths.service(service._id)}
    name={(locale === 'en' ? undefined : service.titles[locale]) ?? service.title}
    picture={<ServicePicture url={service.image[0]} />}
    words={words}
  >
    <p className="text-sm text-muted tabular-nums">{service.costs}</p>
  </FavoriteRow>
);

const Stars = ({ worker, locale, words }: SavedView & { worker: SavedWorker }) => {
  const average = worker.reviews === 0 ? null : worker.rating.toFixed(1);
  const spoken = fill(plural({ locale, count: worker.reviews, text: words.spoken }), {
    average: average ?? '',
  });
  return (
    <Rating average={average} count={formatNumber(worker.reviews)} words={{ fresh: words.fresh, spoken }} />
  );
};

const WorkerRow = ({ worker, ...view }: SavedView & { worker: SavedWorker }) => {
  const { locale, skillNames, words } = view;
  const { city } = addressIn(locale, worker);
  const skills = worker.skills.map((name) => skillNames[name] ?? name);
  const rate = worker.hourlyRate && fill(words.rate, { price: formatRupees(worker.hourlyRate) });
  return (
    <FavoriteRow
      thing={{ kind: 'worker', id: worker._id }}
      href={publicPaths.worker(worker._id)}
      name={worker.name}
      picture={<Avatar name={worker.name} src={worker.profileImage} />}
      book={{
        href: publicPaths.bookingWith(worker._id),
        label: fill(words.bookWith, { name: worker.name }),
      }}
      words={words}
    >
      <p className="text-sm text-muted">{[...skills, city, rate].filter(Boolean).join(' · ')}</p>
      <Stars worker={worker} {...view} />
    </FavoriteRow>
  );
};

/** A saved service or worker. */
const SavedRow = ({ favorite, ...view }: SavedView & { favorite: Favorite }) =>
  favorite.kind === 'service' ? (
    <ServiceRow service={favorite.service} {...view} />
  ) : (
    <WorkerRow worker={favorite.worker} {...view} />
  );

const readIn = (locale: Locale) => (cursor: string) =>
  api('GET /favorites', { query: { cursor, language: locale } });

/** The list of favorites; the first page is rendered on the server. */
export const FavoriteList = ({ first, ...view }: SavedView & { first: ListPage<Favorite> }) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read: readIn(view.locale) });
  return (
    <>
      <ul className="cards">
        {items.map((favorite) => (
          <SavedRow key={favorite._id} favorite={favorite} {...view} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={view.words} onMore={() => void loadMore()} />}
    </>
  );
};
