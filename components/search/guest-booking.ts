import { createContext, useContext } from 'react';

/** Opens the booking form of a worker over the page. */
export type OpenBooking = (worker: {
  readonly _id: string;
  readonly name: string;
  /** The sheet's title. */
  readonly title: string;
}) => void;

export const GuestBookingContext = createContext<OpenBooking | null>(null);

/** Returns how a guest books on this page; null where booking starts with signing in, and for everyone else. */
export const useGuestBooking = (): OpenBooking | null => useContext(GuestBookingContext);
