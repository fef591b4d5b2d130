import { type z, config } from 'zod';
import { toFieldFaults, type NamedFault } from './field-faults.ts';

// zod compiles validators with `new Function`, and even the attempt violates our content security policy. Import this
// file before any schema in the browser.
config({ jitless: true });

export type BodySchema<Body> = z.ZodType<Body>;

interface Checked<Body> {
  /** The parsed body; null if it is invalid. */
  readonly body: Body | null;
  readonly faults: readonly NamedFault[];
}

/** Validates a body in the browser with the server's schema. */
export const checkBody = <Body>(schema: BodySchema<Body>, values: unknown): Checked<Body> => {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success
    ? { body: result.data, faults: [] }
    : { body: null, faults: toFieldFaults(result.error) };
};
