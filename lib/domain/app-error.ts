import { statusOfError, type ErrorCode } from '#lib/contracts/error-code.ts';
import type { FieldError } from '#lib/contracts/envelope.ts';

export interface ErrorDetails {
  /** Values for the text's placeholders. */
  readonly params?: Record<string, string | number>;
  readonly errors?: readonly Pick<FieldError, 'field' | 'code'>[];
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
