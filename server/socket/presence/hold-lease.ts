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
const RENEW_EVERY_MS = 2000;
// Covers a page change before its user counts as offline.
const FINAL_LEASE_MS = 5000;

/** This server's lease on the people connected to it, renewed every two seconds. */
export const holdLease = async ({
  here,
  onOtherServers,
  follow,
}: {
  here: ReadonlySet<string>;
  /** Called when other servers, and their users with them, came or went. */
  onOtherServers: () => void;
  follow: FollowWork;
}) => {
  let nodeId = randomUUID();
  let known = '';
  const open = async (): Promise<void> => {
    nodeId = randomUUID();
    await openLease(nodeId, LEASE_MS);
    await putPresence(nodeId, [...here]);
  };
  const beat = async (): Promise<void> => {
    // After sleeping longer than the lease, the other servers consider everyone here gone.
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
  }, RENEW_EVERY_MS);
  const arrivals = createWriteBatcher((userIds: readonly string[]) => putPresence(nodeId, userIds));
  // Written before the others are told, because they query at once.
  const departures = createWriteBatcher(async (userIds: readonly string[]) => {
    await removePresence(nodeId, userIds);
    await noteLastSeen(userIds, now());
  });
  return {
    /** Many arrive and leave at once when another server stops; those in the same tick share one write. */
    arrive: arrivals.ask,
    leave: departures.ask,
    /** Lets the lease expire soon instead of ending it: its users are moving to another server. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await renewLease(nodeId, FINAL_LEASE_MS).catch(refusalCode);
    },
  };
};
