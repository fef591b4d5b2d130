import type { TeamVisit } from '#lib/features/agency/contracts/agency.ts';

type Visit = Pick<TeamVisit, 'state' | 'pricePaise' | 'extrasPaise'>;

/** Prices of visits with their extras. */
export interface TeamSums {
  readonly paidPaise: number;
  readonly duePaise: number;
  readonly unpaidPaise: number;
  /** The part of all of them that is extras. */
  readonly extrasPaise: number;
}

/** Returns the price of a visit with its extras. */
export const totalOfVisit = ({ pricePaise, extrasPaise }: Visit): number => pricePaise + extrasPaise;

/** Adds up the visits of a statement: each is in exactly one of paid, due and unpaid. */
export const sumVisits = (visits: readonly Visit[]): TeamSums => {
  const sum = (state: Visit['state']): number =>
    visits.filter((visit) => visit.state === state).reduce((all, visit) => all + totalOfVisit(visit), 0);
  return {
    ...{ paidPaise: sum('paid'), duePaise: sum('due'), unpaidPaise: sum('unpaid') },
    extrasPaise: visits.reduce((all, { extrasPaise }) => all + extrasPaise, 0),
  };
};
