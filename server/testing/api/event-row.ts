import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../routes.ts';
import type { Caller } from './callers.ts';
import type { Role } from '#lib/platform/contract/role.ts';

/** One inbound socket event and what each role gets from it; guests have no socket. */
export interface EventRow {
  readonly event: string;
  readonly outcome: Readonly<Record<Role, 'ok' | 'forbidden'>>;
  readonly payload: (caller: Caller) => unknown;
}

/** The event is answered to everybody with a session. */
export const everyRole: EventRow['outcome'] = { customer: 'ok', worker: 'ok', broker: 'ok', admin: 'ok' };

const folder = join(projectRoot, 'e2e/api/events');
const eventFile = z.object({ rows: z.custom<readonly EventRow[]>(Array.isArray) });

/** All rows of the event matrix: `export const rows` of each file in e2e/api/events. */
export const loadEventMatrix = async (): Promise<EventRow[]> => {
  const files = globSync('*.ts', { cwd: folder }).sort();
  const loaded = await Promise.all(files.map((file) => import(join(folder, file))));
  return loaded.flatMap((file) => eventFile.parse(file).rows);
};
