/**
 * How old what a read returns may be. `seconds`: a secondary answers, so that the primary has less to do. `election`:
 * the primary answers while there is one, and a secondary until the next one is elected. Without it only the primary
 * does, and a read fails during an election.
 */
export type ReadAge = 'seconds' | 'election';

// The least that MongoDB allows. A secondary that is further behind is not asked.
const MAX_LAG_SECONDS = 90;

/** The driver's options of a read. */
export const readFrom = (age: ReadAge) =>
  age === 'seconds'
    ? ({ readPreference: 'secondaryPreferred', maxStalenessSeconds: MAX_LAG_SECONDS } as const)
    : ({ readPreference: 'primaryPreferred' } as const);
