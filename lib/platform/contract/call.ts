import type { z } from 'zod';
import type { CallName, FileReply, UploadRule } from './contract.ts';
import type { CallRegister } from './register.ts';

/** A call of this API. */
export type ApiCall = keyof CallRegister;

// URLs contain text: accept both the text and the value that the schema parses from it.
type Written<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]:
    z.input<Schema>[Key] | (Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never);
};

/** The types of a contract, without its schemas. */
export type ShapeOf<C> = (C extends { params: infer Params extends z.ZodType }
  ? { params: z.input<Params> }
  : object) &
  (C extends { query: infer Query extends z.ZodType }
    ? string extends keyof z.input<Query> // no parameter at all
      ? object
      : { query: Written<Query> }
    : object) &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : object) &
  (C extends { upload: infer Upload extends UploadRule } ? { upload: Upload['field'] } : object) &
  (C extends { name: `GET ${string}` } | { key: 'none' } ? object : { takesKey: true }) & {
    reply: C extends { reply: infer Reply extends z.ZodType }
      ? z.output<Reply>
      : C extends { reply: FileReply }
        ? Blob
        : never;
  };

/** The shapes of all calls that a module declares, by name. */
export type CallsIn<Module> = {
  [
    Key in keyof Module as Module[Key] extends { readonly name: infer Name extends CallName } ? Name : never
  ]: ShapeOf<Module[Key]>;
};
