import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { readQueues } from '#lib/features/office/services/queues.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { IoSocket } from './io.ts';
import { refusalCode } from './refusal-code.ts';

const CHECK_EVERY_MS = 2000;

/** The connected office screens with the counts they received last. */
const offices = new Map<IoSocket, string>();

const sendSizes = async (): Promise<void> => {
  const { data } = await readQueues();
  const sizes = JSON.stringify(data);
  for (const [socket, lastSent] of offices)
    if (lastSent !== sizes) {
      offices.set(socket, sizes);
      socket.emit('queueSizes', data);
    }
};

let timer: NodeJS.Timeout | null = null;

// One poll serves all office screens. Polling is needed because a visit becomes overdue by time alone.
const keepPolling = (): void => {
  if (offices.size === 0) timer = null;
  else
    timer = setTimeout(
      () =>
        void sendSizes()
          .catch(refusalCode)
          .finally(() => keepPolling()),
      CHECK_EVERY_MS,
    );
};

/** Starts or stops sending an admin the queue counts whenever they change. */
export const watchQueues = async ({
  socket,
  payload,
}: {
  socket: IoSocket;
  payload: InboundPayload<'office:watch'>;
}): Promise<void> => {
  if (socket.data.actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  if (!payload.isWatched) return void offices.delete(socket);
  if (!socket.connected) return;
  if (!offices.has(socket)) socket.once('disconnect', () => offices.delete(socket));
  offices.set(socket, '');
  if (timer === null) keepPolling();
};
