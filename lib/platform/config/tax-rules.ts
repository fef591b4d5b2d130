import { z } from 'zod';

const ids = z
  .array(z.string().regex(/^[0-9a-f]{24}$/, 'ids have 24 hex digits'))
  .min(1)
  .optional();

const rules = z.array(
  z.strictObject({
    /** As receipts print it. */
    name: z.string().min(1).max(20),
    percent: z.number().gt(0).max(100),
    /** Who owes it to the government. */
    owedBy: z.enum(['operator', 'worker']),
    /** Ids of services, and of trades (the skills of a service); without both, all services. */
    services: ids,
    trades: ids,
  }),
);

const form =
  'it must be JSON such as [{"name":"GST","percent":18,"owedBy":"operator"}], where services and trades list ids';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The setting of the taxes that receipts and statements print; none by default. */
export const taxRules = z
  .string()
  .default('[]')
  .transform((text, context): z.output<typeof rules> => {
    const read = rules.safeParse(parse(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const place = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    context.addIssue(form + place);
    return z.NEVER;
  });
