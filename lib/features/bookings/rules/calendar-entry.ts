const LINE = 74;

interface Appointment {
  /** Stable per appointment, so that a newer file replaces the older entry. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly url: string;
  /** When the file is created. */
  readonly at: Date;
}

const formatUtc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, String.raw`\n`);

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

// Lines have at most 75 bytes; continuation lines begin with a space.
const foldLine = (line: string): string => {
  const parts = [...line].reduce<string[]>((done, letter) => {
    const last = done.at(-1) ?? '';
    return countBytes(last + letter) > LINE ? [...done, ` ${letter}`] : [...done.slice(0, -1), last + letter];
  }, []);
  return parts.join('\r\n');
};

/** Returns an iCalendar file with a reminder an hour before. */
export const calendarEntry = (appointment: Appointment): string => {
  const { uid, startsAt, endsAt, title, place, note, url, at } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hunar//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(at)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DTEND:${formatUtc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(note)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};
