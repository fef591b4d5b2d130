/** A size of a run. Results with other sizes than the bench's own are not kept. */
export const setting = (name: string, value: number): number => Number(process.env[name] ?? value);
