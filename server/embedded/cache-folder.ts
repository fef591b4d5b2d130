import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where fetched programs are kept, so that a second clone finds them. */
export const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'hunar');
