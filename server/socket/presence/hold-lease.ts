import { randomUUID } from 'node:crypto';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';
import {
  listLiveNodes,
  openLease,
  putPresence,
  removeDeadNodes,
  removePresence,
  renewLease,
} from '#models/platform/presence.ts';
import { noteLastSeen } from '#models/people/preferences.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { FollowWork } from '../follow-work.ts';
import { refusalCode } from '../refusal-code.ts';

const LEASE_MS = 8000;
const BEAT_MS = 2000;
// As long as a page change may take before somebody counts as gone.
const LAST_LEASE_MS = 5000;

interface Rules {
  here: ReadonlySet<string>;
  /** Servers came or went, and with them whoever was on them. */
  onOtherServers: () => void;
  follow: FollowWork;
}

/** This server's word that the people connected to it are there, renewed every two seconds. */
export const holdLease = async ({ here, onOtherServers, follow }: Rules) => {
  let nodeId = randomUUID();
  let known = '';
  const open = async (): Promise<void> => {
    nodeId = randomUUID();
    await openLease(nodeId, LEASE_MS);
    await putPresence(nodeId, [...here]);
  };
  const beat = async (): Promise<void> => {
    // Asleep for longer than the lease: the others have taken everybody here for gone.
    if (!(await renewLease(nodeId, LEASE_MS))) await open();
    const live = (await listLiveNodes()).toSorted().join();
    if (live === known) return;
    await removeDeadNodes();
    known = live;
    onOtherServers();
  };
  await open();
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    follow(beat().finally(() => (isBeating = false)));
  }, BEAT_MS);
  const arrivals = createWriteBatcher((userIds: readonly string[]) => putPresence(nodeId, userIds));
  // Before the others hear of it: they ask at once when it was.
  const partings = createWriteBatcher(async (userIds: readonly string[]) => {
    await removePresence(nodeId, userIds);
    await noteLastSeen(userIds, now());
  });
  return {
    /** Many come and go at once when another server stops: those who do so in one breath are one write. */
    arrive: arrivals.ask,
    leave: partings.ask,
    /** Lets the lease run out soon instead of at once: whoever was here is on the way to another server. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await renewLease(nodeId, LAST_LEASE_MS).catch(refusalCode);
    },
  };
};
