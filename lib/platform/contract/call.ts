import type { z } from 'zod';
import type { CallName, Contract, FileReply, UploadRule } from './contract.ts';

export interface CallShape {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  /** The name of the field that carries an uploaded file. */
  upload?: string;
  reply: unknown;
}

/** What the browser needs to know of a call; `shape` exists for the types only. */
export interface Call<Shape extends CallShape = CallShape> extends CallName {
  readonly shape?: Shape;
}

// An address holds text: what the schema reads from it may be given in either form.
type Written<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]:
    z.input<Schema>[Key] | (Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never);
};

/** What a contract says of its call, in types alone. */
export type ShapeOf<C extends Contract> = (C extends { params: infer Params extends z.ZodType }
  ? { params: z.input<Params> }
  : object) &
  (C extends { query: infer Query extends z.ZodType }
    ? string extends keyof z.input<Query> // no parameter at all
      ? object
      : { query: Written<Query> }
    : object) &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : object) &
  (C extends { upload: infer Upload extends UploadRule } ? { upload: Upload['field'] } : object) & {
    reply: C['reply'] extends z.ZodType ? z.output<C['reply']> : C['reply'] extends FileReply ? Blob : never;
  };

/**
 * A call for the browser, which gets none of the contract's schemas: `callOf<typeof listSkillsContract>('GET', '/skills')`.
 * Another method or path than the contract's does not compile.
 */
export const callOf = <C extends Contract>(method: C['method'], path: C['path']): Call<ShapeOf<C>> => ({
  method,
  path,
});
