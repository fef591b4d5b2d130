interface Work {
  /** The worker's own rate; null where the service's price counts. */
  readonly hourlyRatePaise: number | null;
  readonly servicePricePaise: number;
  readonly durationMinutes: number;
}

/** What a booking costs: the worker's hours, or the service as a whole. */
export const pricePaiseOf = ({ hourlyRatePaise, servicePricePaise, durationMinutes }: Work): number =>
  hourlyRatePaise === null ? servicePricePaise : Math.round((hourlyRatePaise * durationMinutes) / 60);
