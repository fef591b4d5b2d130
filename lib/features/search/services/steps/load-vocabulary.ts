import { processWide } from '#lib/platform/config/process-wide.ts';
import { createVocabulary, type Vocabulary } from '#lib/features/search/rules/search-vocabulary.ts';
import { fillerWords, tradeWords } from '#lib/features/search/rules/trade-words.ts';
import { listJobNames } from '#models/catalogue/service.ts';
import { nameKey, type NamedRecord, skillList, workTypeList } from '#models/catalogue/named-list.ts';

// As long as what is known of a session: a new skill can be looked for on all servers within two seconds.
const KEPT_MS = 1500;

/** What search knows beside the workers. */
export interface Known {
  vocabulary: Vocabulary;
  skills: ReadonlyMap<string, NamedRecord>;
}

const calledOf = ({ name, names }: NamedRecord): string[] => [name, ...Object.values(names)];

const otherWordsOf = ({ name }: NamedRecord): string[] =>
  tradeWords
    .filter(({ trade }) => nameKey(trade) === nameKey(name))
    .flatMap(({ words }) => Object.values(words));

const read = async (): Promise<Known> => {
  const [skills, jobs, workTypes] = await Promise.all([
    skillList.list(),
    listJobNames(),
    workTypeList.list(),
  ]);
  const vocabulary = createVocabulary({
    skills: skills.map((skill) => ({
      _id: String(skill._id),
      name: skill.name,
      texts: [...calledOf(skill), ...otherWordsOf(skill)],
    })),
    services: jobs.map(({ title, titles, skillIds }) => ({
      texts: [title, ...Object.values(titles)],
      skillIds: skillIds.map(String),
    })),
    workTypes: workTypes.map((type) => ({ name: type.name, texts: calledOf(type) })),
    fillers: Object.values(fillerWords),
  });
  return { vocabulary, skills: new Map(skills.map((skill) => [String(skill._id), skill])) };
};

interface Kept {
  known: Promise<Known>;
  until: number;
}
const kept = processWide('searchVocabulary', (): { now: Kept | null } => ({ now: null }));

/** The lists that admins keep, as words to search by; read anew every second or two. */
export const searchVocabulary = (): Promise<Known> => {
  const state = kept.get();
  if (state.now && state.now.until > performance.now()) return state.now.known;
  const known = read().catch((error: unknown) => {
    state.now = null;
    throw error;
  });
  state.now = { known, until: performance.now() + KEPT_MS };
  return known;
};
