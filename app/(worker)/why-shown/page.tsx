import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnPlace } from '#components/search/own-place.tsx';
import { WhyShown } from '#components/search/why-shown.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { listSkills } from '#lib/features/catalogue/services/named-lists.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import { readVerification } from '#lib/features/profiles/services/papers.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { LARGEST_PAGE } from '#lib/platform/contract/list.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).whyShown.title,
});

/** How the worker ranks in a search for their first trade at their own address, and who else is listed there. */
const explain = async (actor: Actor, locale: Locale) => {
  const [{ data: worker }, { data: skills }] = await Promise.all([getOwnWorker({ actor }), listSkills()]);
  const { pinCode, city } = worker.address;
  const trade = skills.find(({ name }) => name === worker.skills[0]);
  const query = { ...(trade && { skills: [trade._id] }), pinCode, city };
  const [{ explanation }, { data: found, nextCursor }] = await Promise.all([
    searchWorkers({ actor, query: { ...query, explain: true, limit: 0 } }),
    searchWorkers({ actor, query: { ...query, limit: LARGEST_PAGE }, hasPhones: false }),
  ]);
  const names = found.map(({ _id, name }) => ({ _id, name, isOwn: _id === actor.userId }));
  const address = [city === undefined ? '' : cityIn(locale, city), pinCode].filter(Boolean).join(' ');
  return {
    explanation,
    example: { trade: trade && nameIn(locale, trade), address },
    places: { names, hasMore: nextCursor !== null },
  };
};

const findWayToVerify = async (actor: Actor): Promise<'change' | 'send' | 'sent'> => {
  const { isOpen, state } = (await load(() => readVerification({ actor }))).data;
  if (!isOpen) return 'change';
  return state === 'waiting' ? 'sent' : 'send';
};

export default async function WhyShownPage() {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.whyShown), readLocale()]);
  if (!actor) notFound();
  const { explanation, example, places } = await load(() => explain(actor, locale));
  if (!explanation) notFound();
  const { whyShown: words } = messages(locale);
  const { trade, address } = example;
  return (
    <PageShell title={words.title}>
      <p>{words.intro}</p>
      <p className="text-sm text-muted">
        {trade === undefined ? words.exampleAny : fill(words.example, { trade })}
        {address && ` ${address}`}
      </p>
      <OwnPlace {...places} words={words.place} />
      <WhyShown
        explanation={explanation}
        verifiedBy={await findWayToVerify(actor)}
        locale={locale}
        words={words}
      />
    </PageShell>
  );
}
