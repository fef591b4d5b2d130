import { basename, join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { exportTexts, importTexts, translatedLocales } from './texts/exchange-texts.ts';
import { writeReadingPage } from './texts/reading-page.ts';

const usage = `npm run texts:
  -- hi                 writes all Hindi texts beside the English into a page for reading (also kn, ta, te)
  -- export [folder]    writes one JSON file a language for translators
  -- import <file>      takes one over, such as .cache/texts/hi.json`;

const folder = join(projectRoot, '.cache/texts');

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
  const locale = translatedLocales.find((one) => one === verb);
  if (verb === 'export') {
    for (const file of exportTexts(projectRoot, path ?? folder)) say(file);
  } else if (verb === 'import' && path !== undefined) await importFile(path);
  else if (locale && path === undefined) say(writeReadingPage(projectRoot, folder, locale));
  else throw new SetUpError(usage);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
