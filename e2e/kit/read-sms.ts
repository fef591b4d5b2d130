import { listOutboxFolder } from '#lib/platform/integrations/mail/outbox-folder.ts';
import { database } from '#models/connection.ts';
import { eventually } from './eventually.ts';

/** The SMS that a number got, newest first. */
export const listSmsTo = async (dataDir: string, phone: string): Promise<string[]> => {
  const sent = await listOutboxFolder(dataDir);
  return sent.filter(({ to }) => to.address === `+91 ${phone}`).map(({ text }) => text);
};

const findCode = async (dataDir: string, phone: string): Promise<string | undefined> => {
  const texts = await listSmsTo(dataDir, phone);
  const [code] = texts.flatMap((text) => /\d{6}/.exec(text) ?? []);
  return code;
};

/** The code that a number got last, once a server that keeps SMS in this folder has sent it. */
export const readSms = async (dataDir: string, phone: string): Promise<string> => {
  await eventually(async () => (await findCode(dataDir, phone)) !== undefined);
  return (await findCode(dataDir, phone)) ?? '';
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
