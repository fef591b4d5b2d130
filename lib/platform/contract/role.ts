import { z } from 'zod';

/** `admin` is given from the command line only. */
export const role = z.enum(['customer', 'worker', 'broker', 'admin']);
export type Role = z.infer<typeof role>;
export const roles = role.options;
