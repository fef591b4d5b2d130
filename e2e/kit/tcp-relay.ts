import { connect, createServer, type Socket } from 'node:net';

export interface TcpRelay {
  port: number;
  /** Closes all connections and refuses new ones, like a pulled cable or a dead host. */
  cut(): void;
  /** Accepts everything and forwards nothing, like a stopped process. */
  hang(): void;
  heal(): void;
  /** Bytes sent by the target so far, including headers. */
  received(): number;
  close(): void;
}

type State = 'open' | 'cut' | 'hanging';

const passOn = (from: Socket, to: Socket): void => {
  from.on('data', (chunk) => to.write(chunk));
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
};

/** A TCP relay that tests can cut, restore and measure. */
export const startTcpRelay = async (target: { host: string; port: number }): Promise<TcpRelay> => {
  let state: State = 'open';
  let bytes = 0;
  const sockets = new Set<Socket>();
  const add = (socket: Socket): void => {
    sockets.add(socket.setNoDelay());
    socket.on('close', () => sockets.delete(socket));
    if (state === 'hanging') socket.pause();
  };
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target);
    passOn(near, far);
    passOn(far, near);
    far.on('data', ({ length }) => (bytes += length));
    add(near);
    return add(far);
  });
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  const change = (next: State, act: (socket: Socket) => void): void => {
    state = next;
    sockets.forEach(act);
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => change('cut', (socket) => socket.destroy()),
    hang: () => change('hanging', (socket) => socket.pause()),
    received: () => bytes,
    heal: () => change('open', (socket) => socket.resume()),
    close: () => {
      server.close();
      destroyAll();
    },
  };
};
