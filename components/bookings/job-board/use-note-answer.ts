import { useEffect, useEffectEvent } from 'react';
import { notify } from '#components/ui/notify.ts';
import { takeNoteAnswer } from '#lib/features/bookings/client/accept-from-note.ts';
import type { JobList } from '#lib/features/bookings/rules/job-lists.ts';
import type { JobView } from './job-words.ts';
import type { JobActions } from './use-job-moves.ts';

interface NoteAnswerOptions {
  view: JobView;
  readRequests(): Promise<JobList>;
  move: JobActions['move'];
}

/**
 * Accepts the request whose Accept was tapped on the lock screen, if it is still open for the time that the
 * notification named. Otherwise says that it has changed.
 */
export const useNoteAnswer = ({ view, readRequests, move }: NoteAnswerOptions): void => {
  const answer = useEffectEvent(async (): Promise<void> => {
    const wanted = await takeNoteAnswer();
    if (!wanted) return;
    const { data } = await readRequests();
    const request = data.find(
      ({ number, startsAt }) => number === wanted.number && startsAt === wanted.startsAt,
    );
    if (request) await move(request, 'accepted');
    else notify({ title: view.words.board.ring.gone });
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void answer().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
};
