import { Phone } from 'lucide-react';
import Link from 'next/link';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { formatAccess } from '#components/bookings/booking-texts.ts';
import { bookingTime } from '#components/bookings/booking-time.ts';
import { PriceTag } from '#components/bookings/price-tag.tsx';
import { ChatLink } from '#components/page/chat-link.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { DirectionsLink } from '#components/places/directions-link.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import type { DayView } from './day-view.ts';

interface NextJobProps extends DayView {
  job: BookingView;
  isToday: boolean;
  call: string;
}

const formatAddress = (job: BookingView, locale: Locale): string => {
  const { street, floor, landMark, digipin, city, pinCode } = addressIn(locale, job);
  return [street, floor, landMark, digipin, city, pinCode].filter(Boolean).join(', ');
};

const reachClass = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' });

const Reach = ({ job, card, call }: Pick<NextJobProps, 'job' | 'card' | 'call'>) => {
  const { phone, _id } = job.customerId;
  return (
    <div className="flex flex-wrap gap-2">
      <DirectionsLink to={job.address} label={card.directions} className={reachClass} />
      {phone !== undefined && (
        <a href={`tel:+91${phone}`} className={reachClass}>
          <Phone aria-hidden className="size-4" />
          {call}
        </a>
      )}
      <ChatLink
        userId={_id}
        label={card.chat}
        isBare
        className={buttonVariants({ variant: 'outline', size: 'compact', className: 'px-4' })}
      />
    </div>
  );
};

/** The next job: time, service, customer, address, directions and phone. */
export const NextJob = ({ job, isToday, locale, at, words, card, booking, prices, call }: NextJobProps) => (
  <section aria-labelledby="next-job" className="flex flex-col gap-2">
    <h2 id="next-job" className="text-lg leading-tight font-semibold">
      {isToday ? words.nextJob : words.nextLater}
    </h2>
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xl leading-tight font-bold">
          <SpokenRange text={bookingTime(job, { locale, days: booking.days, at: new Date(at) })} />
        </p>
        <BookingBadge status={job.status} statuses={booking.statuses} />
      </div>
      <div className="flex items-start gap-3">
        <TradePicture picture={job.picture} className="w-12 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">
            {nameIn(locale, { name: job.serviceName, names: job.serviceTitles })}
          </p>
          <PriceTag booking={job} locale={locale} prices={prices} />
          <p className="text-sm text-muted">{job.customerId.name}</p>
          <p className="text-sm">{formatAddress(job, locale)}</p>
          <p className="text-sm text-muted empty:hidden">{formatAccess(job.address, booking.access)}</p>
        </div>
      </div>
      <Reach job={job} card={card} call={call} />
      <Link
        href={accountPaths.booking(job._id)}
        prefetch={false}
        className={buttonVariants({ size: 'block' })}
      >
        {words.openJob}
      </Link>
    </div>
  </section>
);
