import type { whyShown } from '#lib/features/search/texts/search.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';

interface OwnPlaceProps {
  names: readonly { _id: string; name: string; isOwn: boolean }[];
  /** There are more workers than were read. */
  hasMore: boolean;
  words: (typeof whyShown)['place'];
}

/** The worker's place among the results, and the list it is in. */
export const OwnPlace = ({ names, hasMore, words }: OwnPlaceProps) => {
  if (names.length === 0) return null;
  const own = names.findIndex(({ isOwn }) => isOwn);
  const count = formatNumber(names.length) + (hasMore ? '+' : '');
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
      <h2 className="text-lg leading-snug font-semibold">
        {own === -1 ? fill(words.none, { count }) : fill(words.own, { place: formatNumber(own + 1), count })}
      </h2>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-medium text-brand">
          {words.list}
        </summary>
        <ol className="flex list-decimal flex-col gap-1 pl-8">
          {names.map(({ _id, name, isOwn }) => (
            <li key={_id} className={isOwn ? 'font-semibold' : 'text-muted'}>
              {isOwn ? `${name} (${words.you})` : name}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
};
