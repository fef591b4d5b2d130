import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = join(import.meta.dirname, '../..');

// The project's own configuration, but for rules that read types: the snippets are no files of the project.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
});

interface Snippet {
  /** Where the code pretends to lie, from the project's root. */
  file: string;
  code: string;
}

/** The rules that a piece of code breaks; the message where no rule speaks. */
export const rulesAgainst = async ({ file, code }: Snippet): Promise<string[]> => {
  const results = await eslint.lintText(code, { filePath: join(root, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
};
