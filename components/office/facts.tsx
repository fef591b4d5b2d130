import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Section } from '#components/page/section.tsx';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A list of facts; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 shadow-soft sm:grid-cols-2">
    {facts
      .filter(({ value }) => value !== null && value !== '')
      .map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
);

export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: string;
  readonly href?: string;
  /** Shown below the text of an entry that is no link. */
  readonly more?: ReactNode;
}

/** The names of an entry in other languages, each marked with its own; null if it has none. */
export const drawNames = (names: Readonly<Record<string, string | undefined>>): ReactNode => {
  const given = Object.entries(names).filter(([, name]) => name !== undefined && name !== '');
  if (given.length === 0) return null;
  return given.map(([language, name], at) => (
    <Fragment key={language}>
      {at > 0 && ' · '}
      <span lang={language}>{name}</span>
    </Fragment>
  ));
};

const entryClass = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3';

const EntryText = ({ title, text, end }: Entry) => (
  <>
    <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
    {end && <span className="text-sm text-muted tabular-nums">{end}</span>}
    {text && <span className="basis-full text-sm wrap-anywhere text-muted">{text}</span>}
  </>
);

interface EntriesProps {
  title: string;
  entries: readonly Entry[];
  none: string;
}

/** A list of the office under a heading, with a text for an empty one. */
export const Entries = ({ title, entries, none }: EntriesProps) => (
  <Section title={title}>
    {entries.length === 0 ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.href === undefined ? (
              <div className={entryClass}>
                <EntryText {...entry} />
                {entry.more && <div className="flex basis-full flex-col gap-2 pt-1">{entry.more}</div>}
              </div>
            ) : (
              <Link
                href={entry.href}
                prefetch={false}
                className={`${entryClass} min-h-12 -outline-offset-3 hover:bg-chip`}
              >
                <EntryText {...entry} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

interface EntryListsProps {
  lists: readonly (readonly [title: string, entries: readonly Entry[]])[];
  none: string;
}

/** Several lists, side by side where there is room. */
export const EntryLists = ({ lists, none }: EntryListsProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    {lists.map(([title, entries]) => (
      <Entries key={title} title={title} entries={entries} none={none} />
    ))}
  </div>
);
