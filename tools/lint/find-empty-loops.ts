import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const asserting = /^(assert|expect)([A-Z]|$)/;
const speaking = /^((assert|expect)([A-Z].*)?|describe|it|suite|test)$/;
/** Methods that turn a non-empty list into a non-empty list. */
const keeping = /^(concat|entries|flatMap|keys|map|split|toReversed|toSorted|values)$/;
const passing = /^(Array\.from|Object\.(entries|keys|values)|Promise\.(all|allSettled))$/;

type Callback = ts.ArrowFunction | ts.FunctionExpression;
type Body = Callback | ts.FunctionDeclaration;

interface Loop {
  readonly over: ts.Expression;
  readonly body: ts.Node;
}

const isCallback = (node: ts.Node | undefined): node is Callback =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const isBody = (node: ts.Node | undefined): node is Body =>
  isCallback(node) || (node !== undefined && ts.isFunctionDeclaration(node));

/** The start of a call chain: `assert` in assert.ok(a), `expect` in expect(a).not.toBe(b). */
const findRoot = (node: ts.Expression): ts.Identifier | null => {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return findRoot(node.expression);
  return ts.isIdentifier(node) ? node : null;
};

const hasNode = (node: ts.Node, isIt: (node: ts.Node) => boolean): boolean =>
  isIt(node) || (ts.forEachChild(node, (child) => hasNode(child, isIt) || undefined) ?? false);

const loopAt = (node: ts.Node): Loop | null => {
  if (ts.isForOfStatement(node)) return { over: node.expression, body: node.statement };
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [callback] = node.arguments;
  const isLoop = /^(forEach|map)$/.test(node.expression.name.text) && isCallback(callback);
  return isLoop ? { over: node.expression.expression, body: callback } : null;
};

/** The statements of the enclosing blocks, which may declare a name. */
const listScopes = (node: ts.Node): ts.Statement[] => {
  const own = ts.isBlock(node) || ts.isSourceFile(node) ? [...node.statements] : [];
  return ts.isSourceFile(node) ? own : [...own, ...listScopes(node.parent)];
};

type Meaning = 'imported' | ts.Expression | ts.FunctionDeclaration;

const meaningIn = (statement: ts.Statement, name: string): Meaning | undefined => {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? statement : undefined;
  if (ts.isImportDeclaration(statement))
    return new RegExp(`\\b${name}\\b`).test(statement.importClause?.getText() ?? '') ? 'imported' : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  const { declarations } = statement.declarationList;
  return declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
};

const bindsName = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some((one) => ts.isBindingElement(one) && bindsName(one.name, name));

const findMeaning = (node: ts.Identifier, from: ts.Node = node): Meaning | undefined => {
  if (isBody(from) && from.parameters.some((one) => bindsName(one.name, node.text))) return undefined;
  for (const statement of ts.isBlock(from) || ts.isSourceFile(from) ? from.statements : []) {
    const meaning = meaningIn(statement, node.text);
    if (meaning) return meaning;
  }
  return ts.isSourceFile(from) ? undefined : findMeaning(node, from.parent);
};

const findBody = (called: ts.Expression): Body | undefined => {
  const meaning = ts.isIdentifier(called) ? findMeaning(called) : undefined;
  return meaning !== 'imported' && isBody(meaning) ? meaning : undefined;
};

/** Whether it asserts something, itself or through a function of the same file; a declared test counts. */
const asserts = (node: ts.Node, within: readonly ts.Node[] = []): boolean =>
  hasNode(node, (inner) => {
    if (!ts.isCallExpression(inner)) return false;
    const root = findRoot(inner);
    if (root && speaking.test(root.text) && findMeaning(root) === 'imported') return true;
    const body = findBody(inner.expression);
    return body !== undefined && !within.includes(body) && asserts(body, [...within, body]);
  });

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node)
    ? unwrap(node.expression)
    : node;

const passedOn = (node: ts.CallExpression | ts.NewExpression): ts.Expression | undefined => {
  const called = node.expression;
  if (called.getText() === 'atLeastOne') return called;
  if (ts.isNewExpression(node) || passing.test(called.getText())) return node.arguments?.[0];
  const isKept = ts.isPropertyAccessExpression(called) && keeping.test(called.name.text);
  if (isKept) return called.expression;
  const body = findBody(called)?.body;
  return body && ts.isExpression(body) ? body : undefined;
};

/** Whether only the test's author could make it empty: a literal list, or one made from a literal list. */
const isFilled = (wrapped: ts.Expression, within: readonly ts.Node[] = []): boolean => {
  const node = unwrap(wrapped);
  if (within.includes(node)) return false;
  const isSo = (inner: ts.Expression): boolean => isFilled(inner, [...within, node]);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.some((one) => !ts.isSpreadElement(one) || isSo(one.expression));
  if (ts.isObjectLiteralExpression(node)) return node.properties.length > 0;
  if (ts.isStringLiteralLike(node)) return node.text !== '';
  if (ts.isConditionalExpression(node)) return isSo(node.whenTrue) && isSo(node.whenFalse);
  if (ts.isPropertyAccessExpression(node)) return isSo(node.expression);
  if (ts.isIdentifier(node)) {
    const meaning = findMeaning(node);
    return meaning === 'imported' || (meaning !== undefined && ts.isExpression(meaning) && isSo(meaning));
  }
  const from = ts.isCallExpression(node) || ts.isNewExpression(node) ? passedOn(node) : undefined;
  return from !== undefined && isSo(from);
};

/** The expression that must be non-empty for the loop to run. */
const findSource = (wrapped: ts.Expression): string => {
  const node = unwrap(wrapped);
  const from = ts.isCallExpression(node) ? passedOn(node) : undefined;
  return from ? findSource(from) : node.getText();
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether an assertion outside the loop checks how many items there are, or which. */
const isCounted = ({ over, body }: Loop): boolean => {
  const source = escape(findSource(over));
  const known = new RegExp(
    `(?<![\\w.])${source}(\\??\\.(length|size|count|some|includes|find|map|has|at|toSorted|keys)\\b|\\[|,|\\)\\.(not\\.)?to)`,
  );
  return listScopes(over).some((statement) =>
    hasNode(
      statement,
      (node) =>
        ts.isCallExpression(node) &&
        asserting.test(findRoot(node)?.text ?? '') &&
        !(node.pos >= body.pos && node.end <= body.end) &&
        known.test(node.getText()),
    ),
  );
};

/** Finds loops of tests that assert something about each item and nothing if there is none. */
export const findEmptyLoops = ({ path, text }: SourceFile): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];

  const visit = (node: ts.Node): void => {
    const loop = loopAt(node);
    if (loop && asserts(loop.body) && !isFilled(loop.over) && !isCounted(loop)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${path}:${line} over ${findSource(loop.over)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
