import type { bookingHelp } from '#lib/features/bookings/texts/booking-help.en.ts';

export type HelpWords = typeof bookingHelp;

/** The choices; each but `noOne` and `unsafe` becomes a ticket. */
export const helpTopics = ['noOne', 'unfinished', 'charged', 'broken', 'unsafe', 'other'] as const;
export type HelpTopic = (typeof helpTopics)[number];
