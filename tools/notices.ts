import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { writeNotices } from './notices/write-notices.ts';

const file = join(projectRoot, 'THIRD_PARTY_NOTICES');

const main = async (): Promise<void> => {
  writeFileSync(file, writeNotices(projectRoot));
  say(file);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
