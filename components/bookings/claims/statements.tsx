import { PrivatePhoto } from '#components/page/private-photo.tsx';
import type { ClaimStatementView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface StatementsProps {
  statements: readonly ClaimStatementView[];
  /** Returns the heading of one statement. */
  headOf(statement: ClaimStatementView): string;
  words: { readonly photo: string; readonly photoMissing: string };
}

const hasWords = ({ text, photos }: ClaimStatementView): boolean => text !== '' || photos.length > 0;

export const Statements = ({ statements, headOf, words }: StatementsProps) =>
  statements.filter(hasWords).map((statement) => (
    <figure key={statement.by} className="flex flex-col gap-2 rounded-control bg-card p-3">
      <figcaption className="text-sm text-muted">{headOf(statement)}</figcaption>
      {statement.text && (
        <blockquote lang={guessLanguage(statement.text)} className="wrap-anywhere whitespace-pre-wrap">
          {statement.text}
        </blockquote>
      )}
      {statement.photos.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {statement.photos.map((photoKey, index) => (
            <li key={photoKey}>
              <PrivatePhoto
                photoKey={photoKey}
                alt={fill(words.photo, { number: index + 1 })}
                failed={words.photoMissing}
              />
            </li>
          ))}
        </ul>
      )}
    </figure>
  ));
