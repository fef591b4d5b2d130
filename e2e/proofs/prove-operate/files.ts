import { exchange } from '#e2e/kit/api/exchange.ts';
import { recordMax, recordMin } from '../prove-figures.ts';
import { startServers } from './servers.ts';
import { makeCast } from './visitors.ts';

const STATIC = /\/_next\/static\/[^"\\]+\.(?:js|css)/g;

/** Pictures and files leave the proxy without a cookie, and a CDN may keep them. */
export const proveFiles = async (): Promise<void> => {
  const servers = await startServers();
  const { picture } = await makeCast();
  const page = await exchange({ url: `${servers.url}/login` });
  const paths = [picture, ...new Set(page.text.match(STATIC))];
  const answers = await Promise.all(paths.map((path) => exchange({ url: servers.url + path })));
  const isKeepable = ({ status, headers }: (typeof answers)[number]): boolean =>
    status === 200 &&
    headers['set-cookie'] === undefined &&
    /^public, ?max-age=31536000, ?immutable$/.test(headers['cache-control'] ?? '');
  const socket = await exchange({ url: `${servers.url}/socket.io/?EIO=4&transport=polling` });
  await servers.stop();
  recordMin('R14 files: pictures and files asked for', paths.length, 5);
  recordMax('R14 files: with a cookie or not public', answers.filter((one) => !isKeepable(one)).length, 0);
  recordMin('R14 files control: cookies for sockets', socket.headers['set-cookie']?.length ?? 0, 1);
};
