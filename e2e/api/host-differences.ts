import { apiHost } from '#e2e/kit/test-server.ts';

interface HostDifference {
  readonly what: string;
  readonly path: string;
  readonly direct: number;
  readonly next: number;
  /** The attack that Next cannot pass on because of it. */
  readonly attack: string;
}

/** Every difference between the two API hosts; the suite proves each and works around it. */
export const hostDifferences: readonly HostDifference[] = [
  {
    what: 'Next drops a query parameter of this name before a handler sees it',
    path: '/api/v1/admin/skill-list?__proto__=x',
    direct: 400,
    next: 200,
    attack: 'query __proto__',
  },
];

/** Whether an attack meets a known difference of this run's host. */
export const differsHere = (attack: string): boolean =>
  apiHost === 'next' && hostDifferences.some((difference) => difference.attack === attack);
