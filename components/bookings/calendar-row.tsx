'use client';

import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#components/page/save-file.ts';
import { calendarEntry } from '#lib/features/bookings/rules/calendar-entry.ts';
import { ActionRow } from './act-row.tsx';
import { toSpan } from './booking-time.ts';

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

/** Downloads a calendar file that the phone's calendar opens. */
export const CalendarRow = ({ booking, title, place, note, label }: CalendarRowProps) => {
  const save = (): void => {
    const entry = calendarEntry({
      uid: `${booking._id}@hunar`,
      ...toSpan(booking),
      ...{ title, place, note },
      url: window.location.href,
      at: new Date(),
    });
    saveFile({ name: `hunar-${booking.number}.ics`, type: 'text/calendar;charset=utf-8', text: entry });
  };
  return <ActionRow icon={<CalendarPlus aria-hidden />} label={label} onAct={save} />;
};
