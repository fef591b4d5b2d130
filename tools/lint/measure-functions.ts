import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export interface FunctionSize {
  readonly where: string;
  readonly lines: number;
  /** An inline callback belongs to the function around it. */
  readonly isNamed: boolean;
}

const isNamed = (node: ts.SignatureDeclaration): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassElement(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isVariableDeclaration(node.parent) ||
  ts.isPropertyAssignment(node.parent);

const hasBody = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** The functions of a file that take more than one line, with their length. */
export const measureFunctions = ({ path, text }: SourceFile): FunctionSize[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const sizes: FunctionSize[] = [];
  const visit = (node: ts.Node): void => {
    if (hasBody(node)) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.getEnd()) - first + 1;
      if (lines > 1) sizes.push({ where: `${path}:${first + 1}`, lines, isNamed: isNamed(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sizes;
};
