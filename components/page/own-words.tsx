import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface OwnWordsProps {
  text: string;
  /** Says whose words they are, such as “In Ramesh’s own words”. */
  by?: string;
}

/** A text as a person wrote it, marked with the language that its letters suggest. */
export const OwnWords = ({ text, by }: OwnWordsProps) => (
  <div className="flex flex-col gap-1">
    {by !== undefined && <p className="text-sm text-muted">{by}</p>}
    <p lang={guessLanguage(text)} className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </div>
);
