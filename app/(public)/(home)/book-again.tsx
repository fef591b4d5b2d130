import { SectionHeading } from '#components/page/section-heading.tsx';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { sayLength } from '#lib/features/catalogue/texts/service-price.ts';
import type { Repeat } from '#lib/features/home/contracts/repeat.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface BookAgainProps {
  repeats: readonly Repeat[];
  locale: Locale;
}

/** Work that was done before and can be booked again, in a row that scrolls sideways on a phone. */
export const BookAgain = ({ repeats, locale }: BookAgainProps) => {
  if (repeats.length === 0) return null;
  const { myBookings, bookingForm, prices } = messages(locale);
  const { title, failedToOpen, booked, bookedText } = bookingForm;
  const { bookAgain } = myBookings.page;
  return (
    <section aria-labelledby="book-again" className="flex flex-col gap-1">
      <SectionHeading id="book-again" title={bookAgain} />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:flex-wrap lg:px-0">
        {repeats.map(({ worker, service, pricePaise, durationMinutes }) => {
          const name = nameIn(locale, { name: service.title, names: service.titles });
          return (
            <li
              key={`${worker._id} ${service._id}`}
              className="flex w-56 max-w-[80vw] shrink-0 snap-start flex-col gap-1 rounded-card border border-line bg-card p-3 shadow-soft"
            >
              <h3 className="leading-snug font-semibold wrap-anywhere">{name}</h3>
              <p className="text-sm text-muted wrap-anywhere">{worker.name}</p>
              <p className="mt-auto pt-1 font-semibold tabular-nums">
                {formatMoney(pricePaise)} · {sayLength({ minutes: durationMinutes, locale, words: prices })}
              </p>
              <BookButton
                worker={worker}
                serviceId={service._id}
                words={{ title, failedToOpen, booked, bookedText }}
                variant="outline"
                size="block"
                aria-label={`${bookAgain}: ${name}, ${worker.name}`}
              >
                {bookAgain}
              </BookButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
