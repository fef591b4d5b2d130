import { holdsWords } from '#lib/platform/text/holds-words.ts';

/** What people look for help with. */
export const helpTopics = ['booking', 'payment', 'account', 'quality'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** A question or an article of the help center. */
export interface HelpEntry {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly title: string;
  readonly text: string;
  /** The same in every language: people type one and read another. */
  readonly translations: readonly string[];
}

export const isHelpTopic = (text: string | null): text is HelpTopic =>
  helpTopics.some((topic) => topic === text);

interface Wish {
  topic: HelpTopic | null;
  query: string;
}

/** The entries of a topic that hold every word, those first that have them in their title. */
export const findHelp = (entries: readonly HelpEntry[], { topic, query }: Wish): HelpEntry[] => {
  const found = entries.filter(
    (entry) =>
      (topic === null || entry.topic === topic) &&
      [`${entry.title} ${entry.text}`, ...entry.translations].some((text) => holdsWords([text], query)),
  );
  const isNamed = ({ title }: HelpEntry): boolean => holdsWords([title], query);
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
};
