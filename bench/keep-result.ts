import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** Keeps what `npm run bench:<name>` measured, with when and where. */
export const keepResult = (name: string, measured: object): void => {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg() };
  const result = { at: new Date().toISOString(), command: `npm run bench:${name}`, machine, ...measured };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
};
