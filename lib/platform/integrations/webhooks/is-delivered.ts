/** Whether a receiver's status means that it has the event. */
export const isDelivered = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
