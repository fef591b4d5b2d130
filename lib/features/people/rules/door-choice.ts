/** For customers who have not chosen. */
const ASKS_BY_DEFAULT = true;

export interface DoorChooser {
  readonly asksDoorCode?: boolean | undefined;
}

/** Whether workers need this customer's code to start a job; of no use once the account is deleted. */
export const asksDoorCode = (customer: DoorChooser | undefined): boolean =>
  customer !== undefined && (customer.asksDoorCode ?? ASKS_BY_DEFAULT);
