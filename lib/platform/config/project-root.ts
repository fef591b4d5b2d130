import { join } from 'node:path';

/** The folder of this installation. */
export const projectRoot = join(import.meta.dirname, '../../..');
