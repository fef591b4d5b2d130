import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { readQueues } from '#lib/features/office/services/queues.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { IoSocket } from './io.ts';
import { refusalCode } from './refusal-code.ts';

const LOOK_EVERY_MS = 2000;

/** The open offices that are connected here, each with what it has heard last. */
const offices = new Map<IoSocket, string>();

const look = async (): Promise<void> => {
  const { data } = await readQueues();
  const said = JSON.stringify(data);
  for (const [socket, heard] of offices)
    if (heard !== said) {
      offices.set(socket, said);
      socket.emit('queueSizes', data);
    }
};

let timer: NodeJS.Timeout | null = null;

// One look for all offices, whoever brings the news: time alone makes a visit overdue.
const lookOn = (): void => {
  if (offices.size === 0) timer = null;
  else
    timer = setTimeout(
      () =>
        void look()
          .catch(refusalCode)
          .finally(() => lookOn()),
      LOOK_EVERY_MS,
    );
};

interface Watching {
  socket: IoSocket;
  payload: InboundPayload<'office:watch'>;
}

/** From now on an admin hears how much waits in each queue whenever that changes, or no more. */
export const watchQueues = async ({ socket, payload }: Watching): Promise<void> => {
  if (socket.data.actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  if (!payload.isWatched) return void offices.delete(socket);
  if (!socket.connected) return;
  if (!offices.has(socket)) socket.once('disconnect', () => offices.delete(socket));
  offices.set(socket, '');
  if (timer === null) lookOn();
};
