import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SetUpError } from '#lib/platform/terminal/say.ts';

const names = ['JWT_SECRET', 'METRICS_TOKEN'] as const;
const secretsSchema = z.record(z.string(), z.string());

const read = (file: string): Record<string, string> =>
  existsSync(file) ? secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

const make = (): string => randomBytes(32).toString('base64url');

/**
 * The secrets of a demo or development server: made once and stored next to its data, so that sign-ins survive
 * restarts.
 */
export const keepSecrets = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'secrets.json');
  try {
    const kept = read(file);
    const secrets = { ...kept, ...Object.fromEntries(names.map((name) => [name, kept[name] ?? make()])) };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    chmodSync(file, 0o600);
    return secrets;
  } catch {
    throw new SetUpError(
      `${file} cannot be read or written: make the folder writable, delete the file if it is damaged, or set DATA_DIR to another folder.`,
    );
  }
};
