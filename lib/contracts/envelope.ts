import { z } from 'zod';

/** One fault of one field; `field` is dotted (`address.pinCode`). */
export const fieldError = z.strictObject({ field: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** What every refused call answers. */
export const errorReply = z
  .strictObject({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    errors: z.array(fieldError).optional(),
    /** What helps to go on, such as the next free slots. */
    data: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorReply = z.infer<typeof errorReply>;
