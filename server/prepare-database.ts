import { globSync } from 'node:fs';
import { join } from 'node:path';
import { prepareModels } from '#models/define-model.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

export const loadModels = async (): Promise<void> => {
  const files = globSync('models/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] });
  await Promise.all(files.map((file) => import(join(projectRoot, file))));
};

/** Loads every model and makes its collection and indexes, so that no request ever has to. */
export const prepareDatabase = async (): Promise<void> => {
  await loadModels();
  await prepareModels();
};
