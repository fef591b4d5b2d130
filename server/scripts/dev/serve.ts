import { env } from '#lib/platform/config/env.ts';
import { loadDemoData } from '../../embedded/demo/load-demo.ts';
import { startServer } from '../../index.ts';
import { beforeLeaving, runScript } from '#lib/platform/terminal/run-script.ts';
import { announce } from '../start/announce.ts';

const main = async (): Promise<void> => {
  const server = await startServer({ env: env(), fill: loadDemoData });
  beforeLeaving(server.stop);
  await announce({ env: env(), url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
