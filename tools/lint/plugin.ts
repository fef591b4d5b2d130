import { relative } from 'node:path';
import type { ESLint, Rule } from 'eslint';
import { findFault, findPlace } from './boundaries.ts';

const projectFile = ({ cwd, filename }: Rule.RuleContext): string =>
  relative(cwd, filename).replaceAll('\\', '/');

interface ImportNode {
  source?: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
}

const findSpecifier = ({ source }: ImportNode): string | null =>
  typeof source?.value === 'string' ? source.value : null;

/** Files and imports as tools/lint/places.ts allows them. */
const boundaries: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const importer = projectFile(context);
    const check = (node: Rule.Node & ImportNode, isType: boolean) => {
      const fault = findFault({ importer, specifier: findSpecifier(node), isType });
      if (fault) context.report({ node, message: `${fault} See tools/lint/places.ts.` });
    };
    const checkExport = (node: Rule.Node & ImportNode) => {
      if (node.source) check(node, node.exportKind === 'type');
    };
    return {
      Program(node) {
        if (!findPlace(importer))
          context.report({ node, message: `${importer} lies in no place of tools/lint/places.ts.` });
      },
      ImportDeclaration: (node: Rule.Node & ImportNode) => check(node, node.importKind === 'type'),
      ImportExpression: (node: Rule.Node & ImportNode) => check(node, false),
      TSImportType: (node: Rule.Node & ImportNode) => check(node, true),
      ExportNamedDeclaration: checkExport,
      ExportAllDeclaration: checkExport,
    };
  },
};

// Next names its own files, folders, slots and parameters: (public), @pane, [id], [...rest].
const clear = /^([_@]?[a-z0-9.-]+|\([a-z-]+\)|\[(\.\.\.)?[a-zA-Z]+\])$/;
const unclear = new Set(['utils', 'helpers', 'common', 'misc', 'shared']);

const faultOfName = (file: string): string | null => {
  const folders = file.split('/');
  const [stem = ''] = (folders.pop() ?? '').split('.');
  const vague = folders.find((folder) => unclear.has(folder));
  if (vague) return `A folder named '${vague}' says nothing; name it for what it holds.`;
  const wrong = [...folders, stem].find((part) => !clear.test(part));
  return wrong === undefined ? null : `'${wrong}' is not kebab-case.`;
};

/** Requires kebab-case names and rejects meaningless ones. */
const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const fault = faultOfName(projectFile(context));
      if (fault) context.report({ node, message: fault });
    },
  }),
};

/** The project's own rules. */
export const hunar: ESLint.Plugin = { rules: { boundaries, 'file-names': fileNames } };
