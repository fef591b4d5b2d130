import type { Role } from '#lib/platform/contract/actor.ts';

interface Viewer {
  readonly userId: string;
  readonly role: Role;
  readonly brokerId: string | null;
}

interface Seen extends Viewer {
  readonly isSuspended: boolean;
}

/**
 * How much one person may see of another:
 * - `self`, `full`: everything except secrets; an admin's view is audited
 * - `trade`: a worker's public profile; `contact`: also the phone, within the daily quota
 * - `person`: name and picture
 * - `nothing`: answered like an unknown id
 */
export type Visibility = 'self' | 'full' | 'contact' | 'trade' | 'person' | 'nothing';

const visibilityOfWorker = (viewer: Viewer, worker: Seen): Visibility => {
  switch (viewer.role) {
    case 'customer':
      return 'contact';
    case 'worker':
    case 'admin':
      return 'trade';
    case 'broker':
      return worker.brokerId === viewer.userId ? 'trade' : 'nothing';
  }
};

/** Returns what a viewer may see of another person, ignoring blocks. */
export const resolveVisibility = (viewer: Viewer, seen: Seen): Visibility => {
  if (viewer.userId === seen.userId) return 'self';
  if (viewer.role === 'admin') return 'full';
  if (seen.isSuspended) return 'nothing';
  if (seen.role === 'worker') return visibilityOfWorker(viewer, seen);
  return seen.role === 'broker' && viewer.brokerId === seen.userId ? 'person' : 'nothing';
};
