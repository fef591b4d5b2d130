import ts from 'typescript';

export interface TestFile {
  /** Names of tests as they are written; a name made of parts keeps its `${…}`. */
  names: readonly string[];
  assertions: number;
}

const testers = /^(test|it)(\.|$)/;
const checkers = /^(assert|expect)([.A-Z(]|$)/;

const nameOf = (call: ts.CallExpression, file: ts.SourceFile): string | null => {
  const [first] = call.arguments;
  if (!first || !testers.test(call.expression.getText(file))) return null;
  const isText = ts.isStringLiteralLike(first) || ts.isTemplateExpression(first);
  return isText ? first.getText(file).slice(1, -1) : null;
};

/** `assert.equal()`, `expect(…)` and helpers named for them, such as `expectRefusal()`; a chain counts once. */
const isAssertion = (call: ts.CallExpression, file: ts.SourceFile): boolean =>
  checkers.test(call.expression.getText(file)) &&
  !(ts.isPropertyAccessExpression(call.expression) && ts.isCallExpression(call.expression.expression));

/** What a test file, or a part of the test kit, asserts. */
export const countAssertions = (path: string, text: string): TestFile => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const names: string[] = [];
  let assertions = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node, file);
      if (name !== null) names.push(name);
      if (isAssertion(node, file)) assertions += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { names, assertions };
};
