import { metrics } from '#lib/platform/observability/metrics.ts';
import { userRoom } from '#lib/platform/realtime/publish.ts';
import { endSocket } from './end-sockets.ts';
import type { FollowWork } from './follow-work.ts';
import type { Io, IoSocket } from './io.ts';
import { receiveEvents } from './on-event.ts';

const MOST_SOCKETS = 5;
const MOST_WAITING_PACKETS = 200;

const countSocket = (socket: IoSocket): void => {
  const { openSockets } = metrics();
  openSockets.inc();
  socket.once('disconnect', () => openSockets.dec());
};

/** Closes the oldest connections of a person who opens more than anyone needs (on this server). */
const closeSurplus = (io: Io, room: string): void => {
  const { adapter, sockets } = io.sockets;
  const oldestFirst = [...(adapter.rooms.get(room) ?? [])];
  for (const id of oldestFirst.slice(0, -MOST_SOCKETS)) {
    const surplus = sockets.get(id);
    if (surplus) endSocket(surplus, 'replaced');
  }
};

/** Gives up on a client that does not read: what waits for it would fill the memory. */
const closeWhenStuck = ({ conn }: IoSocket): void => {
  let waiting = 0;
  conn.on('flush', () => (waiting = 0));
  conn.on('packetCreate', () => {
    waiting += 1;
    if (waiting > MOST_WAITING_PACKETS) conn.close(true);
  });
};

/** Sets up an admitted socket. */
export const openSocket = (io: Io, socket: IoSocket, follow: FollowWork): void => {
  const room = userRoom(socket.data.actor.userId);
  void socket.join(room);
  countSocket(socket);
  closeSurplus(io, room);
  closeWhenStuck(socket);
  receiveEvents(socket, follow);
  // The upgrade request has done its work; kept, it costs several kilobytes a socket.
  Reflect.set(socket.conn, 'request', null);
};
