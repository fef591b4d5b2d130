import { Fragment, type ReactNode } from 'react';

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
