import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import type { Counted } from '#lib/features/profiles/contracts/counted.ts';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import type { counted } from '#lib/features/profiles/texts/counted.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).counted.title,
});

const claimRows = ({ claimsMade, unfoundedClaims, brokenOffClaims }: Counted, words: typeof counted) => {
  const { name, source } = words.unfounded;
  return [
    { name, source: fill(source, { count: claimsMade }), value: String(unfoundedClaims) },
    { ...words.brokenOff, value: String(brokenOffClaims) },
  ];
};

const caseRow = ({ cases }: Counted, name: string, source: string) => ({
  ...{ name, source: fill(source, cases), value: String(cases.made) },
});

const ratingText = ({ rating, reviews }: Counted, words: typeof counted): string =>
  reviews === 0 ? words.none : rating.toFixed(1);

const customerRows = (numbers: Counted, words: typeof counted) => {
  const { customer } = words;
  return [
    { name: words.rating.name, source: customer.rating, value: ratingText(numbers, words) },
    { name: words.reviews.name, source: customer.reviews, value: String(numbers.reviews) },
    { name: words.absent.name, source: customer.absent, value: String(numbers.noShows) },
    ...claimRows(numbers, words),
    caseRow(numbers, words.cases.name, customer.cases),
  ];
};

const workerRows = (numbers: Counted, words: typeof counted) => {
  const { answersWithinHours: hours, answers: count } = numbers;
  const answerTime = hours === null ? words.none : fill(words.within, { hours });
  return [
    { ...words.jobs, value: String(numbers.completedJobs) },
    { ...words.rating, value: ratingText(numbers, words) },
    { ...words.reviews, value: String(numbers.reviews) },
    { name: words.answers.name, source: fill(words.answers.source, { count }), value: answerTime },
    { ...words.cancels, value: String(numbers.ownCancellations) },
    { ...words.absent, value: String(numbers.noShows) },
    ...claimRows(numbers, words),
    caseRow(numbers, words.cases.name, words.cases.source),
  ];
};

/** Lists every number kept about the reader and where it comes from. */
export default async function WhatCountsPage() {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.whatCounts), readLocale()]);
  if (!actor) notFound();
  const { data } = await load(() => readCounted({ actor }));
  const { counted: words } = messages(locale);
  const isWorker = actor.role === 'worker';
  const rows = isWorker ? workerRows(data, words) : customerRows(data, words);
  return (
    <PageShell title={words.title} back={isWorker ? workerPaths.profile : accountPaths.profile}>
      <p>{isWorker ? words.intro : words.customer.intro}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-soft">
        {rows.map(({ name, source, value }) => (
          <li key={name} className="flex flex-col gap-1 px-4 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{name}</span>
              <span className="text-lg font-bold tabular-nums">{value}</span>
            </div>
            <p className="text-sm text-muted">{source}</p>
          </li>
        ))}
      </ul>
    </PageShell>
  );
}
