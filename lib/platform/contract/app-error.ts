import { statusOfError, type ErrorCode, type FieldCode } from './error-codes.ts';

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** What is wrong with one field; `field` is dotted (`address.pinCode`). */
export interface FieldFault {
  readonly field: string;
  readonly code: FieldCode;
  readonly params?: TextParams;
}

export interface ErrorDetails {
  readonly params?: TextParams;
  readonly errors?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  /** More for the answer's `data`, such as the next free slots. */
  readonly data?: unknown;
}

/** A refusal that the caller can understand; everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOfError[this.code];
  }
}
