import { type z } from 'zod';
import type { Call } from './call.ts';
import type { ErrorCode } from './error-codes.ts';
import type { RateClass } from './rate-class.ts';
import type { Role } from './role.ts';

/** Who may call: anyone, anyone signed in, or the named roles. */
export type Access = 'public' | 'member' | readonly Role[];

/** A reply that is bytes instead of JSON, named by its media types. */
export interface FileReply {
  readonly contentTypes: readonly string[];
}

/** The one file of a multipart body. */
export interface UploadRule {
  readonly field: string;
  readonly maxBytes: number;
  /** The refusal of a larger file, where `body_too_large` would say too little. */
  readonly tooLarge?: ErrorCode;
}

export interface ContractRules {
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  readonly reply: z.ZodType<object, object> | FileReply;
  /** One row of the list that the call also answers as CSV; its fields are the columns. */
  readonly table?: z.ZodObject;
  readonly status?: 200 | 201;
  /** Refusals beyond those that every call can give. */
  readonly errors?: readonly ErrorCode[];
  /** The call honours an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** A suspended person may still call it (logout, export, contact). */
  readonly allowsSuspended?: boolean;
}

export type Contract<Rules extends ContractRules = ContractRules> = Call & Rules;

/** Joins a call's name with its schemas and rules. */
export const contract = <const Rules extends ContractRules>(call: Call, rules: Rules): Contract<Rules> => ({
  ...call,
  ...rules,
});

export const isFileReply = (reply: ContractRules['reply']): reply is FileReply => 'contentTypes' in reply;
