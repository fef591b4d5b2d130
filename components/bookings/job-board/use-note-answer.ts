import { useEffect, useEffectEvent, useRef } from 'react';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import { notify } from '#components/ui/notify.ts';
import {
  forgetNoteAnswer,
  listNoteAnswers,
  type NoteAnswer,
} from '#lib/features/bookings/client/accept-from-note.ts';
import { sendBookingStatus } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { onServiceWorkerMessage } from '#lib/platform/browser/service-worker.ts';
import { onSocketConnect } from '#lib/platform/browser/socket/socket.ts';
import { awaitQueue } from '#lib/platform/browser/writes/await-queue.ts';
import { onQueueConnected } from '#lib/platform/browser/writes/waiting-writes.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobView } from './job-words.ts';
import type { JobActions } from './use-job-moves.ts';

// On a bad network the answer goes into the queue without having been compared with the request.
const READ_PATIENCE_MS = 8_000;
// Without a network the queue loads a little later than the board.
const QUEUE_PATIENCE_MS = 5_000;

interface NoteAnswerOptions {
  view: JobView;
  renew(): void;
  move: JobActions['move'];
}

const readRequest = async ({ bookingId, number }: NoteAnswer): Promise<BookingView | null> => {
  const signal = AbortSignal.timeout(READ_PATIENCE_MS);
  if (bookingId !== null)
    return (await api('GET /bookings/{id}', { params: { id: bookingId }, signal })).data;
  const { data } = await api('GET /bookings/requested-jobs', { signal });
  return data.find((request) => request.number === number) ?? null;
};

/** Reads the request of a notification; null if it is gone, undefined if the server cannot be asked now. */
const findRequest = async (answer: NoteAnswer): Promise<BookingView | null | undefined> => {
  if (!navigator.onLine) return undefined;
  try {
    return await readRequest(answer);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : undefined;
  }
};

/** Puts the answer into the queue of writes. Returns false if it has to stay where it is. */
const sendUnseen = async (
  { bookingId, number, service, startsAt }: NoteAnswer,
  { view, renew }: NoteAnswerOptions,
): Promise<boolean> => {
  const { board, errors } = view.words;
  if (bookingId === null) return false;
  await awaitQueue(QUEUE_PATIENCE_MS);
  try {
    const subject = { act: board.moves.accepted, title: service ?? `#${number}`, at: startsAt };
    await sendBookingStatus({ status: 'accepted', startsAt }, { bookingId, subject });
  } catch (error) {
    if (error instanceof WriteWaits) {
      tellWaiting();
      return true;
    }
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) return false;
    const known = Object.entries(errors).find(([code]) => code === error.code);
    notify({ title: board.failed, description: known?.[1] ?? board.failedHint, variant: 'destructive' });
    renew();
    return true;
  }
  const { title, text } = board.done.accepted;
  notify({ title, description: fill(text, { id: number }), variant: 'success' });
  renew();
  return true;
};

/** Accepts the request that an answer is about. Returns false if it could not be sent and has to be kept. */
const settle = async (answer: NoteAnswer, options: NoteAnswerOptions): Promise<boolean> => {
  const { view, move } = options;
  const { unsent, lapsed, gone } = view.words.board.ring;
  const request = await findRequest(answer);
  if (request === undefined && !answer.isLate) return sendUnseen(answer, options);
  const status = request?.startsAt === answer.startsAt ? request.status : null;
  // The page closed between sending and forgetting the tap.
  if (status === 'accepted') return true;
  if (request !== undefined && status !== 'pending') notify({ title: gone });
  else if (!request || answer.isLate)
    notify({ title: fill(unsent, { id: answer.number }), description: lapsed, variant: 'destructive' });
  else await move(request, 'accepted');
  return true;
};

/**
 * Accepts the request whose Accept was tapped on the lock screen, if it is still open for the time that the
 * notification named; otherwise says that it has changed. The tap is kept until the server has answered or the queue of
 * writes has it.
 */
export const useNoteAnswer = (options: NoteAnswerOptions): void => {
  const turn = useRef(Promise.resolve());
  const told = useRef(new Set<string>());
  const answerAll = useEffectEvent(async (): Promise<void> => {
    for (const answer of await listNoteAnswers()) {
      const isSettled = await settle(answer, options);
      if (isSettled) await forgetNoteAnswer(answer);
      if (isSettled || told.current.has(answer.key)) continue;
      told.current.add(answer.key);
      const { unsent, unsentHint } = options.view.words.board.ring;
      notify({ title: fill(unsent, { id: answer.number }), description: unsentHint, variant: 'destructive' });
    }
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      // One after the other: two signals of one tap must not accept twice.
      turn.current = turn.current.then(() => answerAll()).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    // The first request after 'online' may still fail; a connection shows that the server can be reached.
    const stops = [onQueueConnected(look), onServiceWorkerMessage(look), onSocketConnect(look)];
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      stops.forEach((stop) => stop());
    };
  }, []);
};
