/**
 * Rate limits per caller. `shared` limits are counted in the database across servers, the others in each server's
 * memory. Limits per address are generous because whole Indian mobile networks share one.
 */
export const rateClasses = {
  read: { points: 1200, seconds: 60, shared: false, by: 'caller' },
  write: { points: 120, seconds: 60, shared: true, leaseSize: 5, by: 'caller' },
  signIn: { points: 600, seconds: 600, shared: true, by: 'address' },
  // Stops scrapers without an account, but lets offices and networks search all day.
  search: { points: 1200, seconds: 60, shared: false, by: 'caller', guests: { points: 600, seconds: 3600 } },
  // Pages that a secret link opens: a guard at a large gate opens many, and all phones of a network count together.
  link: { points: 600, seconds: 600, shared: false, by: 'address' },
  // One call per keystroke, answered from memory; whole networks share one address.
  suggest: { points: 1200, seconds: 60, shared: false, by: 'caller' },
  // Messages to support: few per person, and guests' messages fill the database.
  letter: {
    points: 30,
    seconds: 600,
    shared: true,
    by: 'caller',
    guests: { points: 120, seconds: 3600 },
  },
  // Fast enough for a lively chat, too slow for flooding. The offline queue drains at this speed.
  message: {
    points: 60,
    seconds: 60,
    shared: true,
    leaseSize: 5,
    burst: { points: 10, seconds: 10 },
    by: 'caller',
  },
  // Marking those messages as read.
  mark: { points: 120, seconds: 60, shared: true, leaseSize: 5, by: 'caller' },
  upload: { points: 60, seconds: 600, shared: true, by: 'caller' },
} as const satisfies Record<string, RateRule>;

export interface RateRule {
  readonly points: number;
  readonly seconds: number;
  readonly shared: boolean;
  /** A server reserves this many points of a shared limit at once; must divide the points. */
  readonly leaseSize?: number;
  /** A short-term limit, counted in each server's memory. */
  readonly burst?: { readonly points: number; readonly seconds: number };
  /** `caller` is the signed-in user, or else the address. */
  readonly by: 'caller' | 'address';
  /** A lower limit for guests. */
  readonly guests?: { readonly points: number; readonly seconds: number };
}

export type RateClass = keyof typeof rateClasses;
