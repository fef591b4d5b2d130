import { env } from '#lib/platform/config/env.ts';
import { loadDemoData } from '../../embedded/demo/load-demo.ts';
import { startServer } from '../../index.ts';
import { beforeLeaving, runScript } from '../run-script.ts';
import { announce } from '../start/announce.ts';

// The name of middleware.ts is settled; Next would say at every start that it has another one for it.
const { warn } = console;
console.warn = (...words: unknown[]): void => {
  if (!words.join(' ').includes('"middleware" file convention')) warn(...words);
};

const main = async (): Promise<void> => {
  const server = await startServer({ env: env(), fill: loadDemoData });
  beforeLeaving(server.stop);
  await announce({ env: env(), url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
