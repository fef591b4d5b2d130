import { connect } from 'node:net';

interface StreamedBody {
  origin: string;
  /** Request line and headers, without the blank line after them. */
  head: string[];
  /** Sent one by one until they end or the server closes. */
  pieces: Iterable<string>;
}

interface Outcome {
  /** The answer's status; 0 when the connection ended without one. */
  status: number;
  sentBytes: number;
}

/** Sends a body over a raw connection: endless, or different from what its headers say. */
export const streamBody = ({ origin, head, pieces }: StreamedBody): Promise<Outcome> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const iterator = pieces[Symbol.iterator]();
    let answer = '';
    let sentBytes = 0;

    const pump = (): void => {
      while (answer === '' && !socket.destroyed) {
        const next = iterator.next();
        if (next.done) return;
        sentBytes += next.value.length;
        if (!socket.write(next.value)) return void socket.once('drain', pump);
      }
    };
    socket.on('connect', () => {
      socket.write([...head, `host: ${hostname}`, '', ''].join('\r\n'));
      pump();
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      socket.destroy();
    });
    // The server may close a refused connection.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ status: Number(answer.split(' ')[1] ?? 0), sentBytes }));
  });
