import ts from 'typescript';
import { toIcuPlural, type PluralForms } from './icu.ts';
import { showPath, type TextTree } from './text-tree.ts';

/** A text in a source file. */
interface Literal {
  text: string;
  start: number;
  end: number;
}

type LiteralTree = Literal | readonly LiteralTree[] | Map<string, LiteralTree>;

export interface TextFile {
  source: string;
  roots: Map<string, LiteralTree>;
}

const isLiteral = (tree: LiteralTree): tree is Literal => 'text' in tree;
const isMap = (tree: LiteralTree): tree is Map<string, LiteralTree> => tree instanceof Map;

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

const readNode = (expression: ts.Expression, path: readonly string[]): LiteralTree => {
  const node = unwrap(expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { text: node.text, start: node.getStart(), end: node.getEnd() };
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => readNode(element, [...path, String(index)]));
  if (!ts.isObjectLiteralExpression(node))
    throw new Error(`${showPath(path)} is computed; texts must be written out for translators.`);
  const children = node.properties.map((property): [string, LiteralTree] => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
      throw new Error(`${showPath(path)} holds more than texts.`);
    const name = property.name.text;
    return [name, readNode(property.initializer, [...path, name])];
  });
  return new Map(children);
};

/** Reads the texts of a file such as `lib/features/office/texts/office.hi.ts`. */
export const parseTextFile = (source: string): TextFile => {
  const parsed = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const roots = new Map<string, LiteralTree>();
  for (const statement of parsed.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) roots.set(name.getText(), readNode(initializer, [name.getText()]));
  return { source, roots };
};

/** The forms of a plural; null for other texts. */
const pluralIn = (tree: LiteralTree): { one: Literal; other: Literal } | null => {
  if (!isMap(tree) || tree.size !== 2) return null;
  const [one, other] = [tree.get('one'), tree.get('other')];
  return one && other && isLiteral(one) && isLiteral(other) ? { one, other } : null;
};

const toTree = (tree: LiteralTree): TextTree => {
  if (isLiteral(tree)) return tree.text;
  const plural = pluralIn(tree);
  if (plural) return toIcuPlural({ one: plural.one.text, other: plural.other.text });
  return isMap(tree)
    ? Object.fromEntries([...tree].map(([key, child]) => [key, toTree(child)]))
    : tree.map(toTree);
};

/** The texts of a file as translators get them. */
export const toTextTree = ({ roots }: TextFile): TextTree =>
  Object.fromEntries([...roots].map(([name, tree]) => [name, toTree(tree)]));

const findNode = (tree: LiteralTree | undefined, path: readonly string[]): LiteralTree | undefined => {
  const [key, ...rest] = path;
  if (key === undefined || tree === undefined || isLiteral(tree)) return tree;
  return findNode(isMap(tree) ? tree.get(key) : tree[Number(key)], rest);
};

export interface TextChange {
  path: readonly string[];
  /** The new text, or both forms of a plural. */
  text: string | PluralForms;
}

const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Writes changed texts into a file's source and leaves everything else as it is. */
export const changeTexts = ({ source, roots }: TextFile, changes: readonly TextChange[]): string => {
  const edits = changes.flatMap(({ path: [root = '', ...path], text }) => {
    const tree = findNode(roots.get(root), path);
    if (tree === undefined) throw new Error(`${showPath([root, ...path])} is not in the file.`);
    if (typeof text === 'string') return isLiteral(tree) ? [{ at: tree, text }] : [];
    const plural = pluralIn(tree);
    return plural
      ? [
          { at: plural.one, text: text.one },
          { at: plural.other, text: text.other },
        ]
      : [];
  });
  return edits
    .filter(({ at, text }) => at.text !== text)
    .toSorted((first, second) => second.at.start - first.at.start)
    .reduce(
      (written, { at, text }) => written.slice(0, at.start) + quote(text) + written.slice(at.end),
      source,
    );
};
