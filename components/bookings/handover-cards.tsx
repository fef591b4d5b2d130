'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { HandoverRequest } from '#lib/features/bookings/contracts/handover.ts';
import type { handover as texts } from '#lib/features/bookings/texts/handover.en.ts';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { bookingTime, untilText, type DayOptions } from './booking-time.ts';
import { HandoverButtons } from './handover-buttons.tsx';
import type { HandoverReplies } from './handover-words.ts';
import { useHandoverAnswer } from './use-handover-answer.ts';

interface HandoverCardsProps {
  requests: readonly HandoverRequest[];
  /** Server time. */
  at: string;
  locale: Locale;
  days: DayOptions['days'];
  words: HandoverReplies & { readonly worker: (typeof texts)['worker'] };
}

interface CardProps extends Omit<HandoverCardsProps, 'requests' | 'at'> {
  request: HandoverRequest;
  at: Date;
}

const placeText = ({ city, cityNames, pinCode, distanceKm }: HandoverRequest, locale: Locale): string =>
  [
    nameIn(locale, { name: city, names: cityNames }),
    pinCode,
    ...(distanceKm === null ? [] : [`${distanceKm} km`]),
  ].join(' · ');

const HandoverCard = ({ request, at, locale, days, words }: CardProps) => {
  const { worker: texts } = words;
  const { _id, number, serviceName, serviceTitles, picture, customerName, pricePaise, hasAgreed } = request;
  const service = nameIn(locale, { name: serviceName, names: serviceTitles });
  const about = { title: service, at: request.startsAt };
  const { busy, isWaiting, answer } = useHandoverAnswer({ bookingId: _id, pricePaise, about, words });
  const time = untilText(new Date(request.expiresAt), { locale, at });
  return (
    <section
      aria-label={`${texts.title} ${number}`}
      className="flex flex-col gap-3 rounded-card border-2 border-brand bg-card p-4 shadow-soft"
    >
      <h2 className="text-lg leading-tight font-semibold">{texts.title}</h2>
      <div className="flex items-start gap-3">
        <TradePicture picture={picture} className="size-13 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{service}</p>
          <p>
            <SpokenRange text={bookingTime(request, { locale, days, at })} />
          </p>
          <p className="text-sm text-muted">
            {fill(texts.for, { name: customerName })} · {placeText(request, locale)}
          </p>
        </div>
        <p className="text-lg font-bold tabular-nums">{formatMoney(pricePaise)}</p>
      </div>
      {hasAgreed ? (
        <p>{fill(texts.agreed, { time })}</p>
      ) : (
        <>
          <p className="text-muted">{fill(texts.hint, { time })}</p>
          <LiveWaitingNote item={toBookingItem(_id)} />
          <HandoverButtons
            {...{ busy, isWaiting, yes: texts.yes, no: texts.no }}
            onAnswer={(accept, act) => void answer(accept, act)}
          />
        </>
      )}
    </section>
  );
};

const isAboutHandover = (news: string): boolean =>
  news === 'settled' || news.startsWith('handover_') || news.startsWith('handed_');

/** Bookings that the office asks the worker to take over. */
export const HandoverCards = ({ requests, at, ...props }: HandoverCardsProps) => {
  const router = useRouter();
  useSocketEvent('bookingChanged', ({ news }) => {
    if (isAboutHandover(news)) startTransition(() => router.refresh());
  });
  return requests.map((request) => (
    <HandoverCard key={request._id} {...props} request={request} at={new Date(at)} />
  ));
};
