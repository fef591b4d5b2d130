import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { buildTypes, clientScript } from './build-client.ts';

const description = {
  name: '@hunar/client',
  version: APP_VERSION,
  description: 'Typed calls of the Hunar API',
  license: 'MIT',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};

/** Writes the client as a package into a folder. */
export const writeClient = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  writeFileSync(join(folder, 'index.d.ts'), buildTypes(await loadOpenApi()));
  writeFileSync(join(folder, 'index.js'), clientScript);
};
