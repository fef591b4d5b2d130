import type { BookingLook } from '#components/bookings/booking-look.ts';
import { JobDesk } from '#components/bookings/job-board/job-desk.tsx';
import { pickRefusals } from '#components/bookings/job-board/job-words.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface WorkerStepsProps {
  booking: BookingView;
  look: BookingLook;
}

/** What a worker can do with a job, as on the card of the dashboard. */
export const WorkerSteps = ({ booking, look: { locale, at } }: WorkerStepsProps) => {
  const { jobBoard: board, bookingWords, bookingNews, errors } = messages(locale);
  const words = { board, booking: bookingWords, news: bookingNews.titles, errors: pickRefusals(errors) };
  return <JobDesk job={booking} at={at.toISOString()} locale={locale} words={words} />;
};
