import { z } from 'zod';

/** The values of the text's placeholders, so that clients can translate it. */
const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** One invalid field; `field` is dotted (`address.pinCode`). */
const fieldError = z.strictObject({ field: z.string(), code: z.string(), message: z.string(), params });

export type FieldError = z.infer<typeof fieldError>;

/** The body of every error response. */
export const errorReply = z
  .strictObject({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    params,
    errors: z.array(fieldError).optional(),
    /** Data that helps to continue, such as the next free slots. */
    data: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorReply = z.infer<typeof errorReply>;
