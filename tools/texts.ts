import { basename, join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { exportTexts, importTexts, translatedLocales } from './texts/exchange-texts.ts';

const usage =
  'Say npm run texts -- export [folder], or npm run texts -- import <file>, such as .cache/texts/hi.json.';

const importFile = async (path: string): Promise<void> => {
  const locale = translatedLocales.find((one) => basename(path) === `${one}.json`);
  if (!locale)
    throw new SetUpError(
      `The file's name must be its language: ${translatedLocales.map((one) => `${one}.json`).join(', ')}. English is changed in the source files.`,
    );
  const { changed, missing } = await importTexts(projectRoot, { path, locale });
  for (const file of changed) say(`changed ${file}`);
  say(`${changed.length} files changed; ${missing.length} texts are not in ${path} and stay as they were.`);
};

const main = async (): Promise<void> => {
  const [verb, path, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new SetUpError(usage);
  if (verb === 'export') {
    const folder = path ?? join(projectRoot, '.cache/texts');
    for (const file of exportTexts(projectRoot, folder)) say(file);
  } else if (verb === 'import' && path !== undefined) await importFile(path);
  else throw new SetUpError(usage);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
