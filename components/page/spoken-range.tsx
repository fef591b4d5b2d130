'use client';

import { fill } from '#lib/platform/i18n/fill.ts';
import { usePageWords } from './page-words.tsx';

const oneDash = /^([^-–]+?) ?[-–] ?([^-–]+)$/;

/** A range in short, 'Today, 12-2 PM' or '₹200 – ₹500'; a screen reader says the dash as a word: '12 to 2 PM'. */
export const SpokenRange = ({ text }: { text: string }) => {
  const { range } = usePageWords();
  const [, from, to] = oneDash.exec(text) ?? [];
  if (from === undefined || to === undefined) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{fill(range, { from, to })}</span>
    </>
  );
};
