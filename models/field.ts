import { Schema, type Types } from 'mongoose';

interface FieldOptions {
  /** A field with a default may be left out of an insert. */
  default?: unknown;
  required?: boolean;
  enum?: readonly string[];
  /** Whether reads include the field without asking for it. */
  select?: boolean;
}

/** A field of a collection: the type of its value, and the definition that mongoose enforces. */
export interface Field<Value> {
  definition: FieldOptions & { type: unknown };
  /** Carries the type; never set. */
  value?: Value;
}

interface OptionalField<Value> extends Field<Value> {
  isOptional: true;
}

const field = <Value>(type: unknown, options: FieldOptions): Field<Value> => ({
  definition: { type, ...('default' in options ? {} : { required: true }), ...options },
});

const {
  ObjectId,
  String: Text,
  Number: Numeric,
  Date: Time,
  Boolean: Flag,
  Buffer: Bytes,
  Mixed,
} = Schema.Types;

export const objectId = <Value = Types.ObjectId>(options: FieldOptions = {}) =>
  field<Value>(ObjectId, options);

export const text = <Value = string>(options: FieldOptions = {}) => field<Value>(Text, options);

export const number = <Value = number>(options: FieldOptions = {}) => field<Value>(Numeric, options);

export const date = <Value = Date>(options: FieldOptions = {}) => field<Value>(Time, options);

export const flag = <Value = boolean>(options: FieldOptions = {}) => field<Value>(Flag, options);

export const binary = (options: FieldOptions = {}) => field<Buffer>(Bytes, options);

/** A value of any shape, which mongoose stores as it is. */
export const mixed = <Value>(options: FieldOptions = {}) => field<Value>(Mixed, options);

/** A list of exactly two values. */
export const pair = <Value>({ definition }: Field<Value>) => field<[Value, Value]>([definition.type], {});

export const list = <Value>({ definition }: Field<Value>, options: FieldOptions = {}) =>
  field<Value[]>([definition.type], options);

/** A field that is null until it is set. */
export const nullable = <Value>({
  definition: { required, ...definition },
}: Field<Value>): Field<Value | null> => ({ definition: { ...definition, default: null } });

/** A field that is absent until it is set. */
export const optional = <Value>({
  definition: { required, ...definition },
}: Field<Value>): OptionalField<Value> => ({
  // Without a default of undefined, mongoose stores a missing list as an empty one.
  definition: { default: undefined, ...definition },
  isOptional: true,
});

// Names no value type: a builder without a type argument would take it for its own.
export type Fields = Record<string, Pick<Field<unknown>, 'definition'>>;

type ValueOf<One> = One extends Field<infer Value> ? Value : never;

type OptionalKey<All> = {
  [Key in keyof All]: All[Key] extends { isOptional: true } ? Key : never;
}[keyof All];

// Shows as one object in an editor.
type Flat<Whole> = { [Key in keyof Whole]: Whole[Key] };

type WithId<Row> = '_id' extends keyof Row ? Row : Row & { _id: Types.ObjectId };

/** The rows of a collection with these fields. */
export type Row<All> = Flat<
  WithId<
    { [Key in Exclude<keyof All, OptionalKey<All>>]: ValueOf<All[Key]> } & {
      [Key in OptionalKey<All>]?: ValueOf<All[Key]>;
    }
  >
>;
