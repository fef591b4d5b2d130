import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, name, text, translations } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { namedEntry } from './named-lists.ts';
import { searchWords } from './search-words.ts';

const title = name({ min: 3, max: 80 });
const titles = translations({ max: 160 });
const description = text({ max: 2000 });
const descriptions = translations({ max: 2000 });

/** A line of what belongs to a service or does not, in English and as far as it is known in other languages. */
const line = text({ max: 80 });
const lineTexts = translations({ max: 160 });
const serviceLine = z.strictObject({ text: line, texts: lineTexts }).meta({ id: 'ServiceLine' });
export type ServiceLineView = z.infer<typeof serviceLine>;

/** A service that customers book; the price is in rupees, pictures are addresses. */
export const job = z
  .strictObject({
    _id: id(),
    title,
    titles,
    image: z.array(z.string()),
    price: z.number(),
    description,
    descriptions,
    /** How long it takes, and what a worker's own price for it covers. */
    durationMinutes: z.int(),
    includes: z.array(serviceLine),
    excludes: z.array(serviceLine),
    requiredSkills: z.array(namedEntry),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

/** The least that somebody asks for a service. */
export interface LeastPrice {
  readonly pricePaise: number;
  /** The rate that makes it; null: it is for the job as a whole. */
  readonly hourlyRatePaise: number | null;
  /** Where it is asked; null: where the reader is. */
  readonly city: string | null;
}

/** A service as pages offer it. */
export interface OfferedJob extends Job {
  /** The least that somebody asks for it, and how; null where everybody asks the service's own price. */
  readonly least: LeastPrice | null;
  /** The least that somebody asks for it; null where everybody asks the service's own price. */
  readonly fromPaise: number | null;
}

const jobPrice = z
  .number({ error: 'invalid_number' })
  .min(0, 'number_too_small')
  .max(10_000, 'number_too_big')
  .multipleOf(0.01, 'price_decimals');

/** Longer work than one customer may have ahead with one worker could never be booked. */
const LONGEST_MINUTES = 8 * 60;
const STEP_MINUTES = 15;
const duration = z
  .int({ error: 'invalid_number' })
  .min(STEP_MINUTES, 'number_too_small')
  .max(LONGEST_MINUTES, 'number_too_big')
  .multipleOf(STEP_MINUTES, 'duration_quarters');

const lines = z.array(z.strictObject({ text: line, texts: lineTexts.default({}) })).max(12);

const jobFields = {
  ...{ title, titles, price: jobPrice, description, descriptions },
  image: z.array(imageKey).max(8),
  requiredSkills: z.array(id()).max(10),
  ...{ durationMinutes: duration, includes: lines, excludes: lines },
  searchWords,
};

export const jobBody = z.strictObject({
  ...jobFields,
  titles: titles.default({}),
  descriptions: descriptions.default({}),
  image: jobFields.image.default([]),
  requiredSkills: jobFields.requiredSkills.default([]),
  searchWords: searchWords.optional(),
  durationMinutes: duration.optional(),
  includes: lines.optional(),
  excludes: lines.optional(),
});
export type JobInput = z.output<typeof jobBody>;

/** What a change names; all else stays, also the languages that `titles` and `descriptions` leave out. */
export const jobChange = z.strictObject(jobFields).partial();
export type JobChange = z.output<typeof jobChange>;

const params = z.strictObject({ id: id() });
const oneJob = z.strictObject({ data: job });
/** `isNew` is false where there was a service of that title, which then is the answer. */
const createdJob = z.strictObject({ isNew: z.boolean(), data: job });

export const jobQuery = z.strictObject({ workerId: id('worker_id_length').optional() });
export type JobQuery = z.input<typeof jobQuery>;

export const listJobsContract = contract(call('GET', '/admin/job'), {
  summary: 'All services by title, or those that a worker does',
  access: 'member',
  rate: 'read',
  query: jobQuery,
  reply: z.strictObject({ data: z.array(job) }),
  errors: ['not_found'],
});

export const getJobContract = contract(call('GET', '/admin/job/{id}'), {
  summary: 'One service',
  access: 'member',
  rate: 'read',
  params,
  reply: oneJob,
});

export const createJobContract = contract(call('POST', '/admin/job'), {
  summary: 'Add a service; a title that exists already answers the service that has it, with isNew false',
  access: ['admin'],
  rate: 'write',
  body: jobBody,
  reply: createdJob,
  status: 201,
  idempotent: true,
});

export const replaceJobContract = contract(call('PUT', '/admin/job/{id}'), {
  summary:
    'Change what is named of a service, the rest stays; pictures that a new list leaves out are given up',
  access: ['admin'],
  rate: 'write',
  params,
  body: jobChange,
  reply: oneJob,
  errors: ['name_taken'],
});

export const removeJobContract = contract(call('DELETE', '/admin/job/{id}'), {
  summary: 'Remove a service and its pictures',
  access: ['admin'],
  rate: 'write',
  params,
  reply: oneJob,
});
