'use client';

import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#components/page/save-file.ts';
import { calendarEntry } from '#lib/features/bookings/rules/calendar-entry.ts';
import { ActRow } from './act-row.tsx';

export interface CalendarRowProps {
  booking: {
    readonly _id: string;
    readonly number: string;
    readonly startsAt: string;
    readonly endsAt: string;
  };
  title: string;
  place: string;
  note: string;
  label: string;
}

/** Puts the booking into the calendar of this phone: a file that its calendar opens. */
export const CalendarRow = ({ booking, title, place, note, label }: CalendarRowProps) => {
  const save = (): void => {
    const entry = calendarEntry({
      uid: `${booking._id}@hunar`,
      startsAt: new Date(booking.startsAt),
      endsAt: new Date(booking.endsAt),
      ...{ title, place, note },
      url: window.location.href,
      at: new Date(),
    });
    saveFile({ name: `hunar-${booking.number}.ics`, type: 'text/calendar;charset=utf-8', text: entry });
  };
  return <ActRow icon={<CalendarPlus aria-hidden />} label={label} onAct={save} />;
};
