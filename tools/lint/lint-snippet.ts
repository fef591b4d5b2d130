import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');

const eslint = new ESLint({ cwd: root });

interface Snippet {
  /** The path that the code pretends to have, from the project's root. */
  file: string;
  code: string;
}

/** The rules that a piece of code breaks; the message of an error without a rule. */
export const rulesAgainst = async ({ file, code }: Snippet): Promise<string[]> => {
  const results = await eslint.lintText(code, { filePath: join(root, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
};
