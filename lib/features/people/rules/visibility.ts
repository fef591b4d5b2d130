import type { Role } from '#lib/platform/contract/actor.ts';

interface Viewer {
  readonly userId: string;
  readonly role: Role;
  /** The agency that the viewer works for. */
  readonly brokerId: string | null;
}

interface Seen extends Viewer {
  readonly isSuspended: boolean;
}

/**
 * How much one person may see of another:
 * - `self`, `full`: everything but secrets; an admin's look is written down
 * - `trade`: what a worker shows of the trade; `contact`: that and the phone, while the day's share lasts
 * - `person`: name and picture
 * - `nothing`: the answer is that of an unknown id
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

/** What a viewer may see of somebody, blocks aside. */
export const visibilityOf = (viewer: Viewer, seen: Seen): Visibility => {
  if (viewer.userId === seen.userId) return 'self';
  if (viewer.role === 'admin') return 'full';
  if (seen.isSuspended) return 'nothing';
  if (seen.role === 'worker') return visibilityOfWorker(viewer, seen);
  return seen.role === 'broker' && viewer.brokerId === seen.userId ? 'person' : 'nothing';
};
