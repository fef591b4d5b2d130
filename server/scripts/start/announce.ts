import type { Env } from '#lib/platform/config/env.ts';
import { loadDemoData } from '../../embedded/demo/load-demo.ts';
import { say } from '#lib/platform/terminal/say.ts';

const announceDemo = async ({ DATA_DIR, SMS_URL }: Env): Promise<void> => {
  const { logins, number } = await loadDemoData();
  for (const { role, email, password } of logins) say(`  ${role.padEnd(9)} ${email}  ${password}`);
  if (number !== null && SMS_URL === 'outbox:') say(`  worker    ${number}  with the code shown at /outbox`);
  say(`Ctrl-C stops it; its data stays in ${DATA_DIR}.`);
};

/** Prints the address of a server with an embedded database, and the demo's accounts if loaded. */
export const announce = async ({ env, url }: { env: Env; url: string }): Promise<void> => {
  // In production the log has it, in JSON.
  if (env.mode === 'production') return;
  say(`Hunar runs at ${url}`);
  await announceDemo(env);
};
