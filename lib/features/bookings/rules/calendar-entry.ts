const LINE = 74;

interface Appointment {
  /** The same for the same appointment, so that a newer file replaces the older entry. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly url: string;
  /** When the file is made. */
  readonly at: Date;
}

const stamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, String.raw`\n`);

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

// A line has at most 75 bytes; the next one begins with a space and goes on.
const folded = (line: string): string => {
  const parts = [...line].reduce<string[]>((done, letter) => {
    const last = done.at(-1) ?? '';
    return bytesOf(last + letter) > LINE ? [...done, ` ${letter}`] : [...done.slice(0, -1), last + letter];
  }, []);
  return parts.join('\r\n');
};

/** An appointment as calendars of phones and computers take it (iCalendar), with a reminder an hour before. */
export const calendarEntry = (appointment: Appointment): string => {
  const { uid, startsAt, endsAt, title, place, note, url, at } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hunar//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
