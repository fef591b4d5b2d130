/**
 * How often one caller may call. `shared` limits are counted in the database for all servers together, the others in
 * each server's memory. By address they are generous: whole Indian mobile networks share one address.
 */
export const rateClasses = {
  read: { points: 1200, seconds: 60, shared: false, by: 'caller' },
  write: { points: 120, seconds: 60, shared: true, by: 'caller' },
  signIn: { points: 600, seconds: 600, shared: true, by: 'address' },
  upload: { points: 60, seconds: 600, shared: true, by: 'caller' },
} as const satisfies Record<string, RateRule>;

export interface RateRule {
  readonly points: number;
  readonly seconds: number;
  readonly shared: boolean;
  /** `caller` is the signed-in user, else the address. */
  readonly by: 'caller' | 'address';
}

export type RateClass = keyof typeof rateClasses;
