const LONGEST = 500;

/** An error as a row keeps it for whoever looks into it. */
export const faultText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST);

/** An error as the log names it: messages of mail servers hold addresses, which do not belong there. */
export const faultName = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
};
