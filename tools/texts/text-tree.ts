/** Texts as translators get them; a plural is one ICU message. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

/** A text with its place in the tree. */
export interface Leaf {
  path: readonly string[];
  text: string;
}

const childrenIn = (tree: Exclude<TextTree, string>): readonly [string, TextTree][] => Object.entries(tree);

/** Lists all texts of a tree in their order. */
export const listLeaves = (tree: TextTree, path: readonly string[] = []): Leaf[] =>
  typeof tree === 'string'
    ? [{ path, text: tree }]
    : childrenIn(tree).flatMap(([key, child]) => listLeaves(child, [...path, key]));

/** A path as people read it. */
export const showPath = (path: readonly string[]): string => path.join(' › ');
