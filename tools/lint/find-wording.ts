import type { SourceFile } from './source-files.ts';

const stiff =
  /\b(whoever|whomever|whatever|whom|somebody|nobody|anybody|anew|meanwhile|lest|thereof|of theirs|so (many|much|long as)|(is|not) so|stands|lies in|to be had|at the earliest|of (its|their) own|does for|goes along|with it as)\b/gi;

// A name that begins like this is the second half of a sentence.
const halfSentence = /^(of|what|whoever|that|from|to|in|with)\b/i;

const commentLine = /^\s*(?:\/\/|\/\*\*?|\*)\s?(.*)/;
const testName = /\b(?:test|it|suite|describe)\(\s*(['"`])(.+?)\1/g;

/** One wording that reads oddly, with its place. */
export interface OddWording {
  readonly place: string;
  readonly text: string;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const listComments = ({ text }: SourceFile): { line: number; words: string }[] =>
  text.split('\n').flatMap((row, at) => {
    const words = commentLine.exec(row)?.[1]?.replace(/[*/ ]+$/, '');
    return words ? [{ line: at + 1, words }] : [];
  });

const findInComments = (file: SourceFile, pattern: RegExp): OddWording[] =>
  listComments(file).flatMap(({ line, words }) =>
    (words.match(pattern) ?? []).map((text) => ({ place: `${file.path}:${line}`, text })),
  );

const findInCode = (file: SourceFile, pattern: RegExp): OddWording[] =>
  [...file.text.matchAll(pattern)].map((match) => ({
    place: `${file.path}:${lineAt(file.text, match.index)}`,
    text: match[1] ?? match[0],
  }));

const findTestNames = (file: SourceFile): OddWording[] =>
  [...file.text.matchAll(testName)].flatMap((match) => {
    const [, , name = ''] = match;
    const isOdd = halfSentence.test(name) || name.search(stiff) !== -1;
    return isOdd ? [{ place: `${file.path}:${lineAt(file.text, match.index)}`, text: name }] : [];
  });

export const countCommentWords = (file: SourceFile): number =>
  listComments(file).reduce((sum, { words }) => sum + (words.match(/[A-Za-z’']+/g)?.length ?? 0), 0);

export interface WordingRule {
  readonly name: string;
  readonly find: (file: SourceFile) => OddWording[];
  /** The maximum for the repository; for the first rule, per thousand words of comments. */
  readonly limit: number;
  readonly fix: string;
}

export const wordingRules: readonly WordingRule[] = [
  {
    name: 'stiff words in comments',
    find: (file) => findInComments(file, stiff),
    limit: 1,
    fix: 'Rewrite the sentence with its subject first, in ordinary words.',
  },
  {
    name: 'comments that begin with "What"',
    find: (file) => findInComments(file, /^What\b.*/g),
    limit: 40,
    fix: 'Name the thing itself: "The price of a visit", not "What a visit costs".',
  },
  {
    name: 'names that end in Of',
    find: (file) => findInCode(file, /\b(?:const|let|function)\s+([a-z][A-Za-z]*Of)\b\s*[=(]/g),
    limit: 80,
    fix: 'Use a verb or a preposition that says more: getX, toX, findX, xFor, xById; or inline it.',
  },
  {
    name: 'limits named MOST_ or LEAST_',
    find: (file) => findInCode(file, /\bconst\s+((?:MOST|LEAST)_[A-Z_]+|[A-Z_]+_(?:MOST|LEAST))\b/g),
    limit: 0,
    fix: 'Name it MAX_…, MIN_… or …_LIMIT, with its unit.',
  },
  {
    name: 'types named by a participle or a general noun',
    find: (file) =>
      findInCode(
        file,
        /\b(?:interface|type)\s+((?:Input|Asked|Wish|Wanted|Told|Given|Sought|Known|Taken|Said|Shown))\b/g,
      ),
    limit: 25,
    fix: 'Inline it in the signature, pass plain arguments, or name what it holds.',
  },
  {
    name: 'odd test names',
    find: findTestNames,
    limit: 10,
    fix: 'Name subject, behaviour and condition: "accepting a booking frees no slot".',
  },
];
