import { existsSync } from 'node:fs';
import { haproxy } from '#e2e/kit/shipped-proxy.ts';
import { installPackages } from '#server/embedded/install-packages.ts';

const without = 'Without it, the tests of several servers use a stand-in for the proxy.';

/** Brings HAProxy to a machine that has none, for the tests that run through docs/deploy/haproxy.cfg. */
export const findHaproxy = async (): Promise<void> => {
  if (existsSync(haproxy())) return;
  await installPackages(['haproxy'], without);
};

/** nginx, where docs/deploy.md installs it. */
export const nginx = (): string => process.env['HUNAR_NGINX'] ?? '/usr/sbin/nginx';

/** Brings HAProxy and nginx to a machine that lacks them; returns the names of those that are still missing. */
export const findProxies = async (): Promise<string[]> => {
  const listMissing = () =>
    Object.entries({ haproxy: haproxy(), nginx: nginx() }).flatMap(([name, file]) =>
      existsSync(file) ? [] : [name],
    );
  if (listMissing().length > 0) await installPackages(listMissing(), 'Without them, this proof cannot run.');
  return listMissing();
};
