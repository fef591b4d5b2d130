'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import { useAction } from '#components/page/use-action.ts';
import { DayOptions } from '#components/page/day-options.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendDaysOff } from '#lib/features/profiles/client/day-off-writes.ts';
import { rangeText } from './day-texts.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { BookingThere, DaysOffInput } from '#lib/features/profiles/contracts/days-off.ts';
import type { daysOff } from '#lib/features/profiles/texts/profiles.en.ts';
import { listDays } from '#lib/features/people/rules/days-off.ts';
import { lastDayFrom } from '#lib/features/bookings/rules/day-slots.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';

export interface DaysOffFormProps {
  locale: Locale;
  at: Date;
  words: typeof daysOff;
  /** The names of a booking's states. */
  statuses: Readonly<Record<BookingThere['status'], string>>;
  /** False: it waits for the network. */
  onSaved(isSent: boolean): void;
  onClose(): void;
}

const loadContract = () => import('#lib/features/profiles/contracts/days-off.ts');

/** Returns the bookings on those days, or null when the error is a different one. */
const readBooked = async (error: unknown): Promise<readonly BookingThere[] | null> => {
  if (!(error instanceof ApiError) || error.code !== 'day_off_booked') return null;
  return (await loadContract()).bookedDetail.safeParse(error.data).data?.bookings ?? null;
};

type Period = Pick<DaysOffInput, 'from' | 'to'>;

interface Booked extends Period {
  bookings: readonly BookingThere[];
}

/** Saves the days off, or finds the bookings in the way. */
const useTakeOff = ({ onSaved, locale, words }: Pick<DaysOffFormProps, 'onSaved' | 'locale' | 'words'>) => {
  const [booked, setBooked] = useState<Booked | null>(null);
  const take = async ({ from, to }: Period): Promise<void> => {
    // Bookings already shown may stay; newer ones are listed again.
    const bookingIds = booked?.bookings.map(({ _id }) => _id) ?? [];
    try {
      const body = { from, to, isOff: true, bookingIds };
      const reply = await sendOrWait(sendDaysOff(body, words.take, rangeText({ from, to }, locale)));
      onSaved(reply !== null);
    } catch (error) {
      const bookings = await readBooked(error);
      if (!bookings) throw error;
      setBooked({ from, to, bookings });
    }
  };
  return { booked, take };
};

const DayFields = ({ at, locale, words }: Pick<DaysOffFormProps, 'at' | 'locale' | 'words'>) => {
  const { getValues, setValue } = useFormContext();
  // Moving the first day past the last one moves the last one too.
  useTyped('from', (from) => {
    const to: unknown = getValues('to');
    if (typeof to !== 'string' || to < from) setValue('to', from);
  });
  const days = listDays({ from: toIndiaDay(at), to: lastDayFrom(at) });
  return (
    <div className="flex flex-wrap gap-3 *:flex-[1_1_14rem]">
      {(['from', 'to'] as const).map((name) => (
        <SelectField key={name} name={name} label={words[name]}>
          <DayOptions days={days} locale={locale} />
        </SelectField>
      ))}
    </div>
  );
};

interface BookedListProps extends Pick<DaysOffFormProps, 'locale' | 'words' | 'statuses' | 'onClose'> {
  bookings: readonly BookingThere[];
  onKeep(): Promise<void>;
}

const formatStart = ({ startsAt }: BookingThere, locale: Locale): string => {
  const start = new Date(startsAt);
  return `${formatDay(locale, start)}, ${formatTime(locale, start)}`;
};

/** Lists the bookings on those days and asks whether to take them off anyway. */
const BookedList = ({ bookings, locale, words, statuses, onKeep, onClose }: BookedListProps) => {
  const { isBusy, run } = useAction(usePageWords());
  return (
    <div className="flex flex-col gap-4">
      <Alert title={plural({ locale, count: bookings.length, text: words.bookedTitle })}>
        {words.bookedHint}
      </Alert>
      <ul className="divide-y divide-line rounded-control border border-line">
        {bookings.map((booking) => (
          <li key={booking._id}>
            <Link
              href={accountPaths.booking(booking._id)}
              prefetch={false}
              className="flex min-h-12 flex-col px-4 py-2 hover:bg-chip"
            >
              <span className="font-semibold tabular-nums">{formatStart(booking, locale)}</span>
              <span className="text-sm wrap-anywhere text-muted">
                {[
                  nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles }),
                  booking.customerName,
                  booking.isProposed ? words.asked : statuses[booking.status],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => void run(onKeep)}>
          {isBusy && <Spinner />}
          {words.keep}
        </Button>
        <Button variant="outline" size="block" onClick={onClose}>
          {words.notYet}
        </Button>
      </div>
    </div>
  );
};

const loadSchema = () => loadContract().then(({ daysOffBody }) => daysOffBody);

/** Takes one or more days off. */
export const DaysOffForm = (props: DaysOffFormProps) => {
  const { at, locale, words } = props;
  const { booked, take } = useTakeOff(props);
  if (booked) return <BookedList {...props} bookings={booked.bookings} onKeep={() => take(booked)} />;
  const tomorrow = addDays(toIndiaDay(at), 1);
  const send = async (period: DaysOffInput) => {
    await take(period);
    return 'stayed' as const;
  };
  return (
    <Form
      schema={loadSchema}
      fixed={{ isOff: true }}
      defaults={{ from: tomorrow, to: tomorrow }}
      onSend={send}
    >
      <DayFields at={at} locale={locale} words={words} />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
