import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import type { Caller } from './callers.ts';
import type { Role } from '#lib/platform/contract/actor.ts';

/** An inbound socket event and its outcome for each role; guests have no socket. */
export interface EventRow {
  readonly event: string;
  readonly outcome: Readonly<Record<Role, 'ok' | 'forbidden'>>;
  readonly payload: (caller: Caller) => unknown;
}

/** Every signed-in role gets an answer. */
export const everyRole: EventRow['outcome'] = { customer: 'ok', worker: 'ok', broker: 'ok', admin: 'ok' };

const folder = join(projectRoot, 'e2e/api/events');
const eventFile = z.object({ rows: z.custom<readonly EventRow[]>(Array.isArray) });

/** All rows of the event matrix: `export const rows` in each file of e2e/api/events. */
export const loadEventMatrix = async (): Promise<EventRow[]> => {
  const files = globSync('*.ts', { cwd: folder }).sort();
  const loaded = await Promise.all(files.map((file) => import(join(folder, file))));
  return loaded.flatMap((file) => eventFile.parse(file).rows);
};
