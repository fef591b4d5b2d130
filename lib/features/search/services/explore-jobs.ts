import type { Job, OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { byDemand, listBooked } from '#lib/features/home/services/steps/by-demand.ts';
import { holdsWords } from '#lib/platform/text/holds-words.ts';
import { listJobRecords } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { type AskedPlace, areasOfPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import { priceServices, type Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';
import { planSearch } from '#lib/features/search/rules/search-plan.ts';
import { findServed } from '#models/search/served-skills.ts';
import { searchVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';

const textsOf = ({ title, titles, requiredSkills }: Job): string[] => [
  title,
  ...Object.values(titles),
  ...requiredSkills.flatMap(({ name, names }) => [name, ...Object.values(names)]),
];

interface Explored {
  services: OfferedJob[];
  categories: NamedEntry[];
}

interface Wish {
  actor: Actor | null;
  /** Words of a title or of a trade, in any language. */
  words: string;
  /** Only services with a worker who serves this place; null where none is asked for. */
  near: AskedPlace | null;
  /** Where the prices are asked for. */
  here?: Here | null;
}

const idsOf = (job: Job): string[] => job.requiredSkills.map(({ _id }) => _id);

const trades = (job: Job): string => idsOf(job).toSorted().join();

/** Services that somebody with all their skills does at the place, as search finds them there. */
const keepServed = async (jobs: Job[], { actor, near }: Wish): Promise<Job[]> => {
  if (!near) return jobs;
  const skilled = jobs.filter((job) => idsOf(job).length > 0);
  const [{ areas }, hidden] = await Promise.all([areasOfPlace(near), actor ? hiddenFrom(actor.userId) : []]);
  const walks = [...new Map(skilled.map((job) => [trades(job), idsOf(job)]))].flatMap(([key, skillIds]) =>
    planSearch({ words: [], skillIds, hasAllSkills: true, rating: 0, areas }).map((branch) => ({
      key,
      branch,
    })),
  );
  const served = await findServed({ walks, hidden });
  return skilled.filter((job) => served.has(trades(job)));
};

interface Named {
  jobs: Job[];
  words: string;
}

/** Services that hold the words, and those that the words were read for. */
const keepNamed = async ({ jobs, words }: Named): Promise<Job[]> => {
  if (words === '') return jobs;
  const { vocabulary } = await searchVocabulary();
  const { services, trades } = vocabulary.read(words, null).reading;
  const held = new Set(jobs.filter((job) => holdsWords(textsOf(job), words)));
  const read = new Set(services.map(({ _id }) => _id));
  const skillIds = new Set(trades.map(({ _id }) => _id));
  const isRead = (job: Job): boolean =>
    read.has(job._id) && (skillIds.size === 0 || idsOf(job).some((id) => skillIds.has(id)));
  const named = jobs.filter((job) => held.has(job) || isRead(job));
  return named.length > 0 ? named : jobs.filter((job) => idsOf(job).some((id) => skillIds.has(id)));
};

const listTrades = async () => {
  const [skills, booked] = await Promise.all([skillList.list(), listBooked()]);
  return byDemand(skills, booked);
};

/** All categories, those most in demand first. */
export const listCategories = async (): Promise<{ data: NamedEntry[] }> => ({
  data: (await listTrades()).map(toNamedEntry),
});

/** The services that somebody looks for, by title and by place, and all categories. */
export const exploreJobs = async (wish: Wish): Promise<{ data: Explored }> => {
  const [records, skills] = await Promise.all([listJobRecords(), listTrades()]);
  const jobs = records.map((job) => toJob(job, skills));
  const named = await keepNamed({ jobs, words: wish.words });
  const services = await priceServices(await keepServed(named, wish), wish.here);
  return { data: { services, categories: skills.map(toNamedEntry) } };
};
