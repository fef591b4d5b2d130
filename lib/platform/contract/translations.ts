import { z } from 'zod';
import { text } from './fields.ts';

/** A text in the languages other than English, as far as it is known in them. */
export const translations = ({ max }: { max: number }) =>
  z.strictObject({
    hi: text({ max }).optional(),
    kn: text({ max }).optional(),
    ta: text({ max }).optional(),
    te: text({ max }).optional(),
  });
