import { toSwitchedOff, type SwitchedOff } from '#lib/features/catalogue/rules/switched-off.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { listSwitchedOff } from '#models/catalogue/switched-off.ts';
import type { Tx } from '#models/connection.ts';

// As long as the search vocabulary: a switch reaches every server within two seconds.
const cache = createTtlCache<Promise<SwitchedOff>>({ name: 'switchedOff', keptMs: 1500, maxEntries: 1 });

const read = async (tx?: Tx): Promise<SwitchedOff> => toSwitchedOff(await listSwitchedOff(tx));

/** Returns what is switched off: as the transaction sees it, or at most two seconds old for a screen. */
export const loadSwitchedOff = (tx?: Tx): Promise<SwitchedOff> =>
  tx ? read(tx) : cache.get('all', () => read());

/** Makes the next screen of this process read the switches again. */
export const forgetSwitchedOff = (): void => cache.forget('all');
