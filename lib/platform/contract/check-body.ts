import { type z, config } from 'zod';
import { toFieldFaults, type NamedFault } from './field-faults.ts';

// zod writes itself faster code by `new Function`, and even trying that breaks our pages' content policy: what loads
// schemas in a browser loads this file before them.
config({ jitless: true });

export type BodySchema<Body> = z.ZodType<Body>;

interface Checked<Body> {
  /** What may be sent; null where something is wrong. */
  readonly body: Body | null;
  readonly faults: readonly NamedFault[];
}

/** Checks in the browser what the server will check by the same schema. */
export const checkBody = <Body>(schema: BodySchema<Body>, values: unknown): Checked<Body> => {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success
    ? { body: result.data, faults: [] }
    : { body: null, faults: toFieldFaults(result.error) };
};
