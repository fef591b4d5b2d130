'use client';

import { fill } from '#lib/platform/i18n/fill.ts';
import { sayRange } from '#lib/platform/i18n/say-range.ts';
import { usePageWords } from './page-words.tsx';

interface SpokenProps {
  text: string;
  spoken: string;
}

const Spoken = ({ text, spoken }: SpokenProps) =>
  spoken === text ? (
    text
  ) : (
    <>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );

/** A range in short, 'Today, 12-2 PM' or '₹200 – ₹500'; a screen reader says the dash as a word: '12 to 2 PM'. */
export const SpokenRange = ({ text }: { text: string }) => {
  const { range } = usePageWords();
  return <Spoken text={text} spoken={sayRange(text, range)} />;
};

interface SpokenTimesProps {
  /** A sentence with `{times}`. */
  sentence: string;
  times: readonly string[];
}

/** Several ranges in a sentence: 'Free: 6-10 AM, 12-8 PM'. */
export const SpokenTimes = ({ sentence, times }: SpokenTimesProps) => {
  const { range } = usePageWords();
  const say = (texts: readonly string[]): string => fill(sentence, { times: texts.join(', ') });
  return <Spoken text={say(times)} spoken={say(times.map((time) => sayRange(time, range)))} />;
};
