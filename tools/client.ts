import { resolve } from 'node:path';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { writeClient } from './client/write-client.ts';

const main = async (): Promise<void> => {
  const folder = resolve(process.argv[2] ?? '.cache/client');
  await writeClient(folder);
  say(`@hunar/client is in ${folder}: \`npm pack\` there, or install the folder.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
