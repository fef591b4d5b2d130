import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WhyShown } from '#components/search/why-shown.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { listSkills } from '#lib/features/catalogue/services/named-lists.ts';
import { getOwnWorker } from '#lib/features/visibility/services/get-user.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).whyShown.title,
});

/** How the worker stands in a search for the first of her trades at her own address. */
const explain = async (actor: Actor, locale: Locale) => {
  const [{ data: worker }, { data: skills }] = await Promise.all([getOwnWorker({ actor }), listSkills()]);
  const { pinCode, city } = worker.address;
  const trade = skills.find(({ name }) => name === worker.skills[0]);
  const { explanation } = await searchWorkers({
    actor,
    query: { explain: true, limit: 0, ...(trade && { skills: [trade._id] }), pinCode, city },
  });
  return { explanation, trade: trade && nameIn(locale, trade) };
};

export default async function WhyShownPage() {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.whyShown), readLocale()]);
  if (!actor) notFound();
  const { explanation, trade } = await load(() => explain(actor, locale));
  if (!explanation) notFound();
  const { whyShown: words } = messages(locale);
  return (
    <PageShell title={words.title}>
      <p>{words.intro}</p>
      <p className="text-sm text-muted">
        {trade === undefined ? words.exampleAny : fill(words.example, { trade })}
      </p>
      <WhyShown explanation={explanation} locale={locale} words={words} />
    </PageShell>
  );
}
