import { connect, createServer, type Socket } from 'node:net';

const kinds = ['pages', 'page data', 'calls', 'files', 'pictures', 'socket', 'other'] as const;
type Kind = (typeof kinds)[number];

interface Moved {
  kind: Kind;
  bytes: number;
}

const toKind = (path: string, head: string): Kind => {
  if (path.startsWith('/socket.io/')) return 'socket';
  if (path.startsWith('/_next/static/')) return 'files';
  if (/^\/(api\/v1\/images|pictures|icons)\//.test(path)) return 'pictures';
  if (path.startsWith('/api/')) return 'calls';
  if (/^rsc:/im.test(head)) return 'page data';
  return /^accept:.*text\/html/im.test(head) ? 'pages' : 'other';
};

const begun = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+) HTTP\/1\.1\r\n/;

const readRequest = (chunk: Buffer): Moved | null => {
  const head = chunk.toString('latin1');
  const [, path] = begun.exec(head) ?? [];
  return path ? { kind: toKind(path, head), bytes: 0 } : null;
};

/** Measures a connection: requests are sequential, so all bytes belong to the latest one. */
const meter = (near: Socket, far: Socket, moved: Moved[]): void => {
  let current: Moved | null = null;
  near.on('data', (chunk) => {
    const next = readRequest(chunk);
    if (next) moved.push((current = next));
    if (current) current.bytes += chunk.length;
  });
  far.on('data', ({ length }) => {
    if (current) current.bytes += length;
  });
};

const join = (from: Socket, to: Socket): void => {
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
};

/** A proxy that counts the bytes of each request between browser and server, both ways. */
export const startMeteredLine = async (target: { host: string; port: number }) => {
  const moved: Moved[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    meter(near, far, moved);
    join(near, far);
    join(far, near);
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const sum = (of: readonly Moved[]): number => of.reduce((all, { bytes }) => all + bytes, 0);
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    bytes: () => sum(moved),
    requests: () => moved.length,
    /** The largest kind first. */
    byKind: () =>
      kinds
        .map((kind) => moved.filter((one) => one.kind === kind))
        .flatMap((of) => (of[0] ? [{ kind: of[0].kind, requests: of.length, bytes: sum(of) }] : []))
        .toSorted((a, b) => b.bytes - a.bytes),
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
};
