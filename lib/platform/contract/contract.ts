import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { RateClass } from './rate-class.ts';
import type { Right, Role } from './actor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call is known by. */
export interface CallName<M extends Method = Method, Path extends string = string> {
  readonly method: M;
  readonly path: Path;
}

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
  /** What an admin needs for it; by default readers read and agents change. */
  readonly right?: Right;
  readonly rate: RateClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  readonly reply: z.ZodType<object, object> | FileReply;
  /** One row of the list that the call also answers as CSV; its fields are the columns. */
  readonly table?: z.ZodObject;
  readonly status?: 200 | 201;
  /** A reply that is the same for everyone may be kept for so long by anyone; others are never kept. */
  readonly keepSeconds?: number;
  /** Refusals beyond those that every call can give. */
  readonly errors?: readonly ErrorCode[];
  /** The call honours an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** A suspended person may still call it (logout, export, contact). */
  readonly allowsSuspended?: boolean;
}

export type Contract<
  Rules extends ContractRules = ContractRules,
  M extends Method = Method,
  Path extends string = string,
> = CallName<M, Path> & Rules;

/** Names a call for its contract: `contract(call('GET', '/skills'), …)`. */
export const call = <const M extends Method, const Path extends string>(
  method: M,
  path: Path,
): CallName<M, Path> => ({ method, path });

/** Joins a call's name with its schemas and rules. */
export const contract = <const Rules extends ContractRules, M extends Method, Path extends string>(
  name: CallName<M, Path>,
  rules: Rules,
): Contract<Rules, M, Path> => ({ ...name, ...rules });

export const isFileReply = (reply: ContractRules['reply']): reply is FileReply => 'contentTypes' in reply;
