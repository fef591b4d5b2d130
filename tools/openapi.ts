import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from './describe-api.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { splitOffice } from '#lib/platform/openapi/split-office.ts';
import { describeSocket } from './describe-socket.ts';
import { toText } from '#lib/platform/openapi/write-json.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

interface Description {
  file: string;
  content: object;
}

const requireCurrent = ({ file, content }: Description): void => {
  if (readFileSync(join(projectRoot, file), 'utf8') !== toText(content))
    throw new SetUpError(`${file} is not up to date: run \`npm run openapi\` and commit it.`);
};

const main = async (): Promise<void> => {
  const api = await describeApi();
  const { people, office } = splitOffice(api);
  const descriptions: Description[] = [
    { file: 'docs/openapi.json', content: people },
    { file: 'docs/openapi-office.json', content: office },
    { file: 'docs/asyncapi.json', content: describeSocket() },
  ];
  for (const description of descriptions)
    if (process.argv.includes('--check')) requireCurrent(description);
    else writeFileSync(join(projectRoot, description.file), toText(description.content));
  say(`docs/openapi.json, docs/openapi-office.json: ${listOperations(api).length} calls`);
  // Route files start timers when imported, so the script must exit explicitly.
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
