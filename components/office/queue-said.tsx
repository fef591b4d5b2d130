import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface SaidProps {
  item: QueueItem;
  queue: QueueName;
  words: { readonly office: typeof office };
}

/** Where an item comes from, its text, and the words or stars that it is about. */
export const Said = ({ item, queue, words }: SaidProps) => {
  const { queue: texts } = words.office;
  const from = item.person?.name ?? texts.guest;
  return (
    <div className="flex flex-col gap-2">
      {item.number && queue !== 'overdue' && (
        <p className="text-sm text-muted">
          {fill(texts.from, { name: from })}
          {item.about && ` · ${fill(texts.about, { name: item.about.name })}`}
        </p>
      )}
      {item.text && (
        <p lang={guessLanguage(item.text)} className="wrap-anywhere whitespace-pre-wrap">
          {item.text}
        </p>
      )}
      {(item.quote || item.rating !== null) && (
        <figure className="rounded-control bg-chip p-3">
          <figcaption className="text-sm text-muted">
            {queue === 'appeals' || queue === 'returns' ? texts.evidence : texts.quote}
          </figcaption>
          {item.rating !== null && <p>{fill(words.office.evidence.stars, { count: String(item.rating) })}</p>}
          <blockquote lang={guessLanguage(item.quote)} className="wrap-anywhere whitespace-pre-wrap">
            {item.quote}
          </blockquote>
        </figure>
      )}
    </div>
  );
};
