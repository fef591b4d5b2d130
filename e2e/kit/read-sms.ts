import { listOutboxFolder } from '#lib/platform/integrations/mail/outbox-folder.ts';
import { database } from '#models/connection.ts';
import { eventually } from './eventually.ts';

const findText = async (dataDir: string, phone: string): Promise<string | undefined> =>
  (await listOutboxFolder(dataDir)).find(({ to }) => to.address === `+91 ${phone}`)?.text;

/** The code in the newest SMS to a number, once a server that keeps SMS in this folder has sent it. */
export const readSms = async (dataDir: string, phone: string): Promise<string> => {
  await eventually(async () => (await findText(dataDir, phone)) !== undefined);
  return /\d{6}/.exec((await findText(dataDir, phone)) ?? '')?.[0] ?? '';
};

/** The path of the link in the newest mail to an address, once it has been sent. */
export const readMailPath = async (dataDir: string, address: string): Promise<string> => {
  const find = async () => (await listOutboxFolder(dataDir)).find(({ to }) => to.address === address)?.text;
  await eventually(async () => (await find()) !== undefined);
  return /https?:\/\/[^/]+(\/\S+)/.exec((await find()) ?? '')?.[1] ?? '';
};

/** The number of rows in a collection. */
export const countRows = (collection: string, filter: object = {}): Promise<number> =>
  database().collection(collection).countDocuments(filter);
