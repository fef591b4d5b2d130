import { apiHost } from '#server/testing/test-server.ts';

interface HostDifference {
  readonly what: string;
  /** Where it shows. */
  readonly path: string;
  readonly direct: number;
  readonly next: number;
  /** The attack that cannot be run under Next for it. */
  readonly attack: string;
}

/** Everything in which the two hosts of the API answer differently; the suite proves each and works around it. */
export const hostDifferences: readonly HostDifference[] = [
  {
    what: 'Next drops a query parameter of this name before a handler sees it',
    path: '/api/v1/admin/skill-list?__proto__=x',
    direct: 400,
    next: 200,
    attack: 'query __proto__',
  },
];

/** Whether an attack meets a listed difference of this run's host. */
export const differsHere = (attack: string): boolean =>
  apiHost === 'next' && hostDifferences.some((difference) => difference.attack === attack);
