/** As the week is written everywhere; the order is that of Date.getUTCDay. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof weekdays)[number];
