import { holdsWords } from '#lib/platform/text/holds-words.ts';

export const helpTopics = ['booking', 'payment', 'account', 'quality'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export interface HelpTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A question or an article of the help center. */
export interface HelpEntry {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly title: string;
  readonly text: string;
  readonly table?: HelpTable;
  /** In every language, because people often search in one and read another. */
  readonly translations: readonly string[];
}

export const isHelpTopic = (text: string | null): text is HelpTopic =>
  helpTopics.some((topic) => topic === text);

/** Returns a topic's entries that contain every word, title matches first. */
export const findHelp = (
  entries: readonly HelpEntry[],
  {
    topic,
    query,
  }: {
    topic: HelpTopic | null;
    query: string;
  },
): HelpEntry[] => {
  const found = entries.filter(
    (entry) =>
      (topic === null || entry.topic === topic) &&
      [`${entry.title} ${entry.text}`, ...entry.translations].some((text) => holdsWords([text], query)),
  );
  const isNamed = ({ title }: HelpEntry): boolean => holdsWords([title], query);
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
};
