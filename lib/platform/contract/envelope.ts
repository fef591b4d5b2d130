import { z } from 'zod';

/** The values of a text's placeholders, so that a client can word it in its own language. */
const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** One fault of one field; `field` is dotted (`address.pinCode`). */
const fieldError = z.strictObject({ field: z.string(), code: z.string(), message: z.string(), params });

export type FieldError = z.infer<typeof fieldError>;

/** What every refused call answers. */
export const errorReply = z
  .strictObject({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    params,
    errors: z.array(fieldError).optional(),
    /** What helps to go on, such as the next free slots. */
    data: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorReply = z.infer<typeof errorReply>;
