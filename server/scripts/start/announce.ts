import type { Env } from '#lib/platform/config/env.ts';
import { loadDemoData } from '../../embedded/demo/load-demo.ts';
import { say } from '../../embedded/say.ts';

const announceDemo = async ({ DATA_DIR }: Env): Promise<void> => {
  const { logins } = await loadDemoData();
  for (const { role, email, password } of logins) say(`  ${role.padEnd(9)} ${email}  ${password}`);
  say(`Ctrl-C stops it; its data stay in ${DATA_DIR}.`);
};

/** Says where a server with an embedded database is; with the demo's rows also who can sign in. */
export const announce = async ({ env, url }: { env: Env; url: string }): Promise<void> => {
  // There the log says it, in JSON as everything else.
  if (env.mode === 'production') return;
  say(`Hunar runs at ${url}`);
  await announceDemo(env);
};
