import { useEffect, useEffectEvent } from 'react';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useSocketConnect, useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';
import { getBookingCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingChanged } from '#lib/features/bookings/contracts/booking-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { serviceOf } from './job-texts.ts';
import type { JobView, JobWords } from './job-words.ts';

// What the customer or the time did; the worker's own steps have had their message.
const newsOfOthers = ({ news }: BookingChanged, { history }: BookingView): keyof JobWords['news'] | null => {
  switch (news) {
    case 'requested':
    case 'proposed':
    case 'proposal_expired':
      return news;
    case 'cancelled':
    case 'expired':
    case 'no_show':
      return history.at(-1)?.by === 'worker' ? null : news;
    default:
      return null;
  }
};

interface LiveOptions {
  view: JobView;
  settle(job: BookingView): void;
  renew(): Promise<void>;
}

/** Keeps the board true: by news of the server, and by asking again whenever news may have been missed. */
export const useLiveJobs = ({ view, settle, renew }: LiveOptions): void => {
  const { locale, words } = view;
  const hear = async (change: BookingChanged): Promise<void> => {
    const { data: job } = await api(getBookingCall, { params: { id: change.bookingId } });
    settle(job);
    const news = newsOfOthers(change, job);
    if (news === null) return;
    const title = fill(words.news[news], { name: job.customerId.name });
    notify({ title, description: serviceOf(job, locale) });
  };
  const ask = useEffectEvent(() => void renew());
  useSocketEvent('bookingChanged', (change) => void hear(change).catch(() => void renew()));
  useSocketConnect(() => void renew());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);
};
