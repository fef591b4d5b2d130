import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { tellCost } from './tell-cost.ts';

// The reference: bare socket.io, configured like ours.
const server = createServer();
const io = new Server(server, {
  serveClient: false,
  perMessageDeflate: false,
  pingInterval: 20_000,
  pingTimeout: 10_000,
});
io.on('connection', (socket) => {
  void socket.join(`user:${socket.id}`);
  Reflect.set(socket.conn, 'request', null);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) return;
  process.send?.({ url: `http://127.0.0.1:${address.port}` });
  tellCost();
});
process.once('SIGTERM', () => process.exit(0));
