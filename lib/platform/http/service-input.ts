import type { z } from 'zod';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { ContractRules } from '#lib/platform/contract/contract.ts';
import type { UploadedFile } from '#lib/platform/contract/payloads.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The input of a service: the actor and the parsed parts of the request. */
export interface ServiceInput<Rules extends ContractRules> {
  actor: Rules['access'] extends 'public' ? Actor | null : Actor;
  params: Output<Rules['params']>;
  query: Output<Rules['query']>;
  body: Output<Rules['body']>;
  file: Rules['upload'] extends object ? UploadedFile : undefined;
  idempotencyKey: string | null;
  /** The caller's user agent, for the list of sessions. */
  device: string;
  /** The caller's network, as limits count it. */
  network: string;
  savesData: boolean;
}
