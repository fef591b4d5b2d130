/** A tax of some services: included in their price, because that is the amount that customers are shown. */
export interface TaxRule {
  readonly name: string;
  readonly percent: number;
  readonly owedBy: 'operator' | 'worker';
  /** Ids; without services and trades it is for all services. */
  readonly services?: readonly string[] | undefined;
  readonly trades?: readonly string[] | undefined;
}

/** The tax in what was paid for a job, as it was at that moment. */
export interface Tax extends Pick<TaxRule, 'name' | 'percent' | 'owedBy'> {
  readonly taxPaise: number;
}

interface TaxedService {
  readonly serviceId: string;
  readonly trades: readonly string[];
}

const isFor = ({ services, trades }: TaxRule, service: TaxedService): boolean => {
  if (!services && !trades) return true;
  return (
    services?.includes(service.serviceId) === true || service.trades.some((trade) => trades?.includes(trade))
  );
};

const HUNDREDTHS = 100;

/** Returns the tax in an amount by the first rule for the service; null if there is none. */
export const findTax = (rules: readonly TaxRule[], service: TaxedService, totalPaise: number): Tax | null => {
  const rule = rules.find((one) => isFor(one, service));
  if (!rule) return null;
  const { name, percent, owedBy } = rule;
  // In whole hundredths of a percent, so that no fraction is lost before it is rounded.
  const rate = Math.round(percent * HUNDREDTHS);
  return { name, percent, owedBy, taxPaise: Math.round((totalPaise * rate) / (100 * HUNDREDTHS + rate)) };
};
