import type { z } from 'zod';
import type { FlagKey } from './flag.ts';
import type { ErrorCode } from './error-codes.ts';
import type { RateClass } from './rate-class.ts';
import type { Right, Role } from './actor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call's method and path: `POST /bookings/{id}/undo`. */
export type CallName = `${Method} /${string}`;

/** Who may call: everyone, signed-in users, or certain roles. */
export type Access = 'public' | 'member' | readonly Role[];

/** A reply of bytes instead of JSON, described by its media types. */
export interface FileReply {
  readonly contentTypes: readonly string[];
}

/** The single file of a multipart body. */
export interface UploadRule {
  readonly field: string;
  readonly maxBytes: number;
  /** The error for an oversized file, if `body_too_large` is too vague. */
  readonly tooLarge?: ErrorCode;
}

export interface ContractRules {
  readonly summary: string;
  readonly access: Access;
  /** The right an admin needs; every admin call names one. */
  readonly right?: Right;
  /** The feature it belongs to; while that is off, the call is refused to everyone. */
  readonly flag?: FlagKey;
  readonly rate: RateClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A request may come without a body, as if it were empty. */
  readonly isBodyOptional?: boolean;
  readonly upload?: UploadRule;
  readonly reply: z.ZodType<object, object> | FileReply;
  /** The row schema of a list that can also be exported as CSV; its fields are the columns. */
  readonly table?: z.ZodObject;
  /** The right an admin needs for the CSV. */
  readonly tableRight?: Right;
  readonly status?: 200 | 201 | 202;
  /** How long anyone may cache the reply. Only for replies that are the same for everyone. */
  readonly keepSeconds?: number;
  /** Error codes beyond the common ones. */
  readonly errors?: readonly ErrorCode[];
  /**
   * How a writing call treats `Idempotency-Key`, if it does not claim it in its transaction (record 148): `none` ignores
   * it, `own` uses it as the id of the row that it stores, `first` claims it beforehand, because its only statement may
   * run twice and has no transaction, or because it counts something that a rollback does not give back.
   */
  readonly key?: 'none' | 'own' | 'first';
}

export type Contract<Rules extends ContractRules = ContractRules, Name extends CallName = CallName> = {
  readonly name: Name;
  readonly method: string;
  readonly path: string;
} & Rules;

export const splitCallName = (name: CallName): { method: string; path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

/** Rights that an admin call must name: a default would open calls by oversight. */
type AdminRights<Rules extends ContractRules> = Rules['access'] extends readonly (infer Caller)[]
  ? 'admin' extends Caller
    ? { right: Right } & (Rules['table'] extends z.ZodObject ? { tableRight: Right } : unknown)
    : unknown
  : unknown;

/** Declares a call, `contract('GET /skills', …)`. Its method and path are named nowhere else. */
export const contract = <const Rules extends ContractRules, const Name extends CallName>(
  name: Name,
  rules: Rules & AdminRights<Rules>,
): Contract<Rules, Name> => ({ name, ...splitCallName(name), ...rules });

/** Whether a signed-in person can repeat the call under an `Idempotency-Key`. */
export const takesKey = ({ method, key }: Pick<Contract, 'method' | 'key'>): boolean =>
  method !== 'GET' && key !== 'none';

export const isFileReply = (reply: ContractRules['reply']): reply is FileReply => 'contentTypes' in reply;
