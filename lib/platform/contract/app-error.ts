import { statusOfError, type ErrorCode, type FieldCode } from './error-codes.ts';

/** Values for a text's placeholders. */
export type TextParams = Readonly<Record<string, string | number>>;

/** An invalid field; `field` is dotted (`address.pinCode`). */
export interface FieldFault {
  readonly field: string;
  readonly code: FieldCode;
  readonly params?: TextParams;
}

export interface ErrorDetails {
  readonly params?: TextParams;
  readonly errors?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  /** Extra `data` for the response, such as the next free slots. */
  readonly data?: unknown;
}

/** An error that the caller can act on. Anything else thrown is a bug and becomes a 500. */
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
