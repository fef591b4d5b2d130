import { z } from 'zod';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const orBlank = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' ? `^\\s*$|${pattern}` : undefined;

/** An optional text that counts as not sent when it is blank, as forms send what nobody filled in. */
export const unlessBlank = (schema: z.ZodType<string, string>) =>
  z
    .preprocess((value: string | undefined) => (isBlank(value) ? undefined : value), schema.optional())
    .meta({ minLength: 0, pattern: orBlank(schema.meta()?.['pattern']) })
    .optional();
