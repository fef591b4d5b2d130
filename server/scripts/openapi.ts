import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { buildOpenApi } from '#lib/platform/openapi/build-openapi.ts';
import { say } from '../embedded/say.ts';
import { SetUpError } from '#server/embedded/say.ts';
import { loadContracts, projectRoot } from '../routes.ts';
import { leaveWith, runScript } from './run-script.ts';

const file = join(projectRoot, 'docs/openapi.json');

const main = async (): Promise<void> => {
  const contracts = await loadContracts();
  const document = `${JSON.stringify(buildOpenApi({ contracts, texts }), null, 1)}\n`;
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== document)
      throw new SetUpError('docs/openapi.json is not up to date: run `npm run openapi` and commit it.');
  } else writeFileSync(file, document);
  say(`docs/openapi.json: ${contracts.length} calls`);
  // Route files open timers of their own on the way, so the script ends itself.
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
