// Parts of an operation and members of a schema each get a line.
const EXPANDED_DEPTH = 4;
const SHORT_LENGTH = 100;

const write = (value: unknown, depth: number): string => {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return line;
  if (depth >= EXPANDED_DEPTH || line.length <= SHORT_LENGTH) return line;
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [`${JSON.stringify(name)}:${write(member, depth + 1)}`],
  );
  return `{\n${members.join(',\n')}\n}`;
};

/** Writes JSON so that a review shows which part changed, without a third of the file being indentation. */
export const toText = (content: object): string => `${write(content, 0)}\n`;
