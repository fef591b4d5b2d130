import { useId, type ReactNode } from 'react';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface WordListProps {
  title: string;
  words: readonly string[];
  /** A person wrote them. */
  isOwn?: boolean;
}

/** A list of words as tiles below a heading; renders nothing if empty. */
export const WordList = ({ title, words, isOwn = false }: WordListProps) => {
  if (words.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            lang={isOwn ? guessLanguage(word) : undefined}
            className="rounded-full bg-chip px-3 py-1 text-sm font-medium"
          >
            {word}
          </li>
        ))}
      </ul>
    </Section>
  );
};
