import type { PricedService, OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { sortByDemand, listBooked } from '#lib/features/home/services/steps/by-demand.ts';
import { holdsWords } from '#lib/platform/text/holds-words.ts';
import { listServiceRecords } from '#models/catalogue/service.ts';
import {
  filterOfferedServices,
  listOfferedSkills,
} from '#lib/features/catalogue/services/steps/list-offered.ts';
import { findVisitBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { type SearchedPlace, findAreas } from '#lib/features/search/services/steps/areas-of-place.ts';
import { priceServices, type PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toPricedService } from '#lib/features/catalogue/services/to-job.ts';
import { planSearch } from '#lib/features/search/rules/search-plan.ts';
import { findServed } from '#models/search/served-skills.ts';
import { loadVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';

const listTexts = ({ title, titles, requiredSkills }: PricedService): string[] => [
  title,
  ...Object.values(titles),
  ...requiredSkills.flatMap(({ name, names }) => [name, ...Object.values(names)]),
];

interface ExploreInput {
  actor: Actor | null;
  /** Words of a title or trade, in any language. */
  words: string;
  /** Only services with a worker who serves this place; null for all. */
  near: SearchedPlace | null;
  /** The place that prices are for. */
  here?: PricingPlace | null;
}

const listSkillIds = (job: PricedService): string[] => job.requiredSkills.map(({ _id }) => _id);

const toSkillsKey = (job: PricedService): string => listSkillIds(job).toSorted().join();

/** Keeps services for which search finds a worker with all skills at the place. */
const filterServed = async (
  jobs: PricedService[],
  { actor, near }: ExploreInput,
): Promise<PricedService[]> => {
  if (!near) return jobs;
  const skilled = jobs.filter((job) => listSkillIds(job).length > 0);
  const [{ areas }, hidden] = await Promise.all([findAreas(near), actor ? hiddenFrom(actor.userId) : []]);
  const walks = [...new Map(skilled.map((job) => [toSkillsKey(job), listSkillIds(job)]))].flatMap(
    ([key, skillIds]) =>
      planSearch({ words: [], skillIds, hasAllSkills: true, rating: 0, areas }).map((branch) => ({
        key,
        branch,
      })),
  );
  const served = await findServed({ walks, hidden });
  return skilled.filter((job) => served.has(toSkillsKey(job)));
};

/** Keeps services that contain the words or that search matches to them. */
const filterByWords = async ({
  jobs,
  words,
}: {
  jobs: PricedService[];
  words: string;
}): Promise<PricedService[]> => {
  if (words === '') return jobs;
  const { vocabulary } = await loadVocabulary();
  const { services, trades } = vocabulary.read(words, null).reading;
  const held = new Set(jobs.filter((job) => holdsWords(listTexts(job), words)));
  const read = new Set(services.map(({ _id }) => _id));
  const skillIds = new Set(trades.map(({ _id }) => _id));
  const isRead = (job: PricedService): boolean =>
    read.has(job._id) && (skillIds.size === 0 || listSkillIds(job).some((id) => skillIds.has(id)));
  const named = jobs.filter((job) => held.has(job) || isRead(job));
  return named.length > 0 ? named : jobs.filter((job) => listSkillIds(job).some((id) => skillIds.has(id)));
};

const listTrades = async () => {
  const [skills, booked] = await Promise.all([listOfferedSkills(), listBooked()]);
  return sortByDemand(skills, booked);
};

/** Lists all categories, most in demand first. */
export const listCategories = async (): Promise<{ data: NamedEntry[] }> => ({
  data: (await listTrades()).map(toNamedEntry),
});

/** Lists the services that match the words and place, and all categories. */
export const exploreServices = async (
  input: ExploreInput,
): Promise<{ data: { services: OfferedJob[]; categories: NamedEntry[] } }> => {
  const [records, skills] = await Promise.all([
    listServiceRecords().then(filterOfferedServices),
    listTrades(),
  ]);
  const isOff =
    input.here?.isOff === true ||
    (input.near !== null && (await findVisitBarrier({ address: input.near })) !== null);
  if (isOff) return { data: { services: [], categories: skills.map(toNamedEntry) } };
  const jobs = records.map((job) => toPricedService(job, skills));
  const named = await filterByWords({ jobs, words: input.words });
  const services = await priceServices(await filterServed(named, input), input.here);
  return { data: { services, categories: skills.map(toNamedEntry) } };
};
