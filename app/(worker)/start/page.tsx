import { CircleCheckBig } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { StartFlow } from '#components/profiles/start/start-flow.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { listSkills } from '#lib/features/catalogue/services/named-lists.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { missingSteps, startSteps, suggestRates } from '#lib/features/profiles/rules/start-steps.ts';
import { readUsualRates, type RateOfOthers } from '#lib/features/profiles/services/read-usual-rate.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { PlaceFields } from './place-fields.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).start.title,
});

const Done = async ({ worker }: { worker: SelfUser }) => {
  const locale = await readLocale();
  const { done } = messages(locale).start;
  const { city = '' } = worker.address;
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <CircleCheckBig aria-hidden className="size-16 text-brand" />
        <h2 className="text-[1.375rem] leading-tight font-semibold">{done.title}</h2>
        <p>{fill(done.hint, { place: cityIn(locale, city) })}</p>
        <Link
          href={workerPaths.dashboard}
          prefetch={false}
          className={buttonVariants({ size: 'block', className: 'mt-2' })}
        >
          {done.dashboard}
        </Link>
      </section>
      <h2 className="text-lg font-semibold">{done.more}</h2>
      <ListRows>
        {worker.availability === null && (
          <LinkRow href={workerPaths.hours} icon="hours" label={done.hours} hint={done.hoursHint} />
        )}
        {worker.profileImage === null && (
          <LinkRow href={workerPaths.profile} icon="photo" label={done.photo} hint={done.photoHint} />
        )}
        <LinkRow href={workerPaths.prices} icon="payments" label={done.prices} hint={done.pricesHint} />
      </ListRows>
    </>
  );
};

const readStart = async (actor: Actor) => {
  const [{ data: worker }, { data: skills }, usual] = await Promise.all([
    getOwnWorker({ actor }),
    listSkills(),
    readUsualRates(actor),
  ]);
  return { worker, skills, usual };
};

type Skills = Awaited<ReturnType<typeof readStart>>['skills'];

/** A sentence about the usual hourly rate. */
const usualText = (
  { trade, lowPaise, highPaise, isNear }: RateOfOthers,
  { locale, skills }: { locale: Locale; skills: Skills },
): string => {
  const { price } = messages(locale).start;
  const isOne = lowPaise === highPaise;
  const near = isOne ? price.nearSame : price.near;
  const anywhere = isOne ? price.anywhereSame : price.anywhere;
  const listed = skills.find(({ name }) => name === trade);
  return fill(isNear ? near : anywhere, {
    trade: listed ? nameIn(locale, listed) : trade,
    low: formatMoney(lowPaise),
    high: formatMoney(highPaise),
  });
};

const Steps = async ({ actor, stepParam }: { actor: Actor; stepParam: string | null }) => {
  const [locale, { worker, skills, usual }] = await Promise.all([readLocale(), load(() => readStart(actor))]);
  const words = messages(locale);
  const missing = missingSteps(worker);
  const named = startSteps.find((step) => step === stepParam);
  const first = named ?? missing[0];
  if (first === undefined) return <Done worker={worker} />;
  const listed = skills.map((skill) => ({
    value: skill.name,
    label: nameIn(locale, skill),
    picture: skill.picture,
  }));
  const unlisted = worker.skills
    .filter((name) => listed.every(({ value }) => value !== name))
    .map((name) => ({ value: name, label: name, picture: '' }));
  return (
    <FormWordsProvider words={{ form: words.form, errors: words.errors, fields: words.fields }}>
      <StartFlow
        first={first}
        missing={missing}
        worker={worker}
        trades={[...listed, ...unlisted]}
        usual={usual.map((rate) => usualText(rate, { locale, skills }))}
        rates={suggestRates(usual)}
        words={words.start}
        place={<PlaceFields words={words.places} saved={worker.address} />}
      />
    </FormWordsProvider>
  );
};

/** Back goes one step back, and from the first one to the dashboard. */
const stepBefore = (stepParam: string | null): string => {
  const index = startSteps.findIndex((step) => step === stepParam);
  const before = startSteps[index - 1];
  return before ? workerPaths.startAt(before) : workerPaths.dashboard;
};

export default async function StartPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.start), readLocale()]);
  if (!actor) notFound();
  const stepParam = await readParam(searchParams, 'step');
  return (
    <PageShell title={messages(locale).start.title} back={stepBefore(stepParam)}>
      <Steps actor={actor} stepParam={stepParam} />
    </PageShell>
  );
}
