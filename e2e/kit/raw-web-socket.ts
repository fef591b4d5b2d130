import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const MAX_WAIT_MS = 30_000;

/** A text frame as browsers send it: masked, here with zeros. */
export const textFrame = (text: string): Buffer => {
  const body = Buffer.from(text);
  const length = Buffer.alloc(body.length < 126 ? 0 : 8);
  if (length.length > 0) length.writeBigUInt64BE(BigInt(body.length));
  const head = Buffer.from([0x81, 0x80 | (body.length < 126 ? body.length : 127)]);
  return Buffer.concat([head, length, Buffer.alloc(4), body]);
};

/** Resolves once the server has sent this text. */
export const readUntil = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let seen = '';
    const late = setTimeout(() => reject(new Error(`Timed out waiting for ${text}.`)), MAX_WAIT_MS);
    const read = (chunk: Buffer) => {
      seen += chunk.toString('latin1');
      if (!seen.includes(text)) return;
      socket.off('data', read);
      clearTimeout(late);
      resolve();
    };
    socket.on('data', read);
    socket.once('close', () => {
      clearTimeout(late);
      reject(new Error(`The server closed before it sent ${text}.`));
    });
  });

/** A raw WebSocket, for frames no client would send and for readers that stop reading. */
export const openRawWebSocket = async (url: string): Promise<Socket> => {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await readUntil(socket, '0{"sid"');
  return socket;
};
