'use client';

import { CalendarPlus } from 'lucide-react';
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

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

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
    download(entry, `hunar-${booking.number}.ics`);
  };
  return <ActRow icon={<CalendarPlus aria-hidden />} label={label} onAct={save} />;
};
