'use client';

import type { ReportAddition } from '#lib/features/admin/contracts/evidence.ts';
import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { OpenedFile } from './opened-file.tsx';

const Addition = ({ addition, view }: { addition: ReportAddition; view: KeptProps }) => {
  const { reason, details, message, at } = addition;
  const { topics, office } = view.words;
  const moment = new Date(at);
  const when = `${formatDay(view.locale, moment)}, ${formatTime(view.locale, moment)}`;
  return (
    <div className="border-l-2 border-line pl-3">
      <p className="text-sm text-muted">
        {fill(office.evidence.added, { when, reason: topics[reason] ?? reason })}
      </p>
      {details && (
        <p lang={guessLanguage(details)} className="wrap-anywhere whitespace-pre-wrap">
          {details}
        </p>
      )}
      {message !== null && (
        <p className="text-sm wrap-anywhere whitespace-pre-wrap">
          {office.evidence.words}: <span lang={guessLanguage(message)}>{message || '—'}</span>
        </p>
      )}
    </div>
  );
};

interface KeptProps {
  item: Pick<QueueItem, 'evidence' | 'additions'>;
  /** Whether the reader may open files. */
  mayOpen: boolean;
  locale: Locale;
  words: {
    readonly office: Pick<typeof office, 'evidence'>;
    readonly topics: Readonly<Record<string, string>>;
  };
}

/** Additions to a report, and the files that a report or complaint keeps. Each opens with a tap. */
export const Kept = (props: KeptProps) => {
  const { item, mayOpen } = props;
  const { evidence: words } = props.words.office;
  return (
    <>
      {item.additions.map((addition) => (
        <Addition key={addition.at} addition={addition} view={props} />
      ))}
      {mayOpen && item.evidence.length > 0 && (
        <div role="group" aria-label={words.title} className="flex flex-wrap gap-3">
          {item.evidence.map(({ key, type, fileName }, at) => (
            <OpenedFile
              key={key}
              name={fileName || fill(words.file, { number: String(at + 1) })}
              isPicture={type === 'image'}
              words={{
                ...{ open: type === 'image' ? words.show : words.save, failed: words.failed },
                ...{ larger: words.larger, smaller: words.smaller },
              }}
              read={() => api('GET /admin/evidence/{key}', { params: { key } })}
            />
          ))}
        </div>
      )}
    </>
  );
};
