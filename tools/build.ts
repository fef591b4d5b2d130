import { buildPages } from './build/build-pages.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const main = async (): Promise<void> => {
  await buildPages();
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
