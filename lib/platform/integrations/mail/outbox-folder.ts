import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { now } from '#lib/platform/time/clock.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

const MAX_LISTED = 100;

const storedMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  to: z.object({ name: z.string(), address: z.string() }),
  locale: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type StoredMail = z.infer<typeof storedMail>;

const folderIn = (dataDir: string): string => join(dataDir, 'outbox');

/** A mailer that needs no account: each mail becomes a file, and a retry overwrites it. */
export const createOutboxFolder = (dataDir: string): Mailer => {
  const folder = folderIn(dataDir);
  const send = async (mail: OutgoingMail): Promise<void> => {
    const file = join(folder, `${mail.id}.json`);
    const stored: StoredMail = { ...mail, sentAt: now().toISOString() };
    const write = () => writeFile(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 });
    // Most mails find the folder.
    await write().catch(async () => {
      await mkdir(folder, { recursive: true });
      await write();
    });
    // Renamed into place, so that readers never see half a mail.
    await rename(`${file}.part`, file);
  };
  return { send, close: () => {} };
};

const readMail = async (file: string): Promise<StoredMail> =>
  storedMail.parse(JSON.parse(await readFile(file, 'utf8')));

/** Lists the newest mails; their ids increase over time. */
export const listOutboxFolder = async (dataDir: string): Promise<StoredMail[]> => {
  const folder = folderIn(dataDir);
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED);
  return Promise.all(newest.map((name) => readMail(join(folder, name))));
};
