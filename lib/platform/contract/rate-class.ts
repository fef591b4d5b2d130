/**
 * How often one caller may call. `shared` limits are counted in the database for all servers together, the others in
 * each server's memory. By address they are generous: whole Indian mobile networks share one address.
 */
export const rateClasses = {
  read: { points: 1200, seconds: 60, shared: false, by: 'caller' },
  write: { points: 120, seconds: 60, shared: true, handful: 5, by: 'caller' },
  signIn: { points: 600, seconds: 600, shared: true, by: 'address' },
  // Whoever collects profiles without an account soon stops; whole offices and networks still search all day.
  search: { points: 1200, seconds: 60, shared: false, by: 'caller', guests: { points: 600, seconds: 3600 } },
  // A keystroke or two each, answered from memory; whole networks share one address.
  suggest: { points: 1200, seconds: 60, shared: false, by: 'caller' },
  // Letters to us: nobody writes many, and what guests write fills the database.
  letter: {
    points: 30,
    seconds: 600,
    shared: true,
    by: 'caller',
    guests: { points: 120, seconds: 3600 },
  },
  // A lively talk, far from what a flood needs; what was written without a network goes out as fast as this.
  message: {
    points: 60,
    seconds: 60,
    shared: true,
    handful: 5,
    burst: { points: 10, seconds: 10 },
    by: 'caller',
  },
  // What it marks as read meanwhile.
  mark: { points: 120, seconds: 60, shared: true, handful: 5, by: 'caller' },
  upload: { points: 60, seconds: 600, shared: true, by: 'caller' },
} as const satisfies Record<string, RateRule>;

export interface RateRule {
  readonly points: number;
  readonly seconds: number;
  readonly shared: boolean;
  /** A server takes so many points of a shared limit at once and gives them out itself; it divides the points. */
  readonly handful?: number;
  /** No more than so many at once; each server counts them in its memory. */
  readonly burst?: { readonly points: number; readonly seconds: number };
  /** `caller` is the signed-in user, else the address. */
  readonly by: 'caller' | 'address';
  /** A lower limit for those who are not signed in. */
  readonly guests?: { readonly points: number; readonly seconds: number };
}

export type RateClass = keyof typeof rateClasses;
