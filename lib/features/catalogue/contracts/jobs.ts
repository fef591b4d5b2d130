import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name, text, translations } from '#lib/platform/contract/fields.ts';
import { imageKey, type StoredImage } from '#lib/platform/images/contract.ts';
import { listReason, namedEntry, removal } from './named-lists.ts';
import { searchWords, type SearchWords } from './search-words.ts';

const title = name({ min: 3, max: 80 });
const titles = translations({ max: 160 });
const description = text({ max: 2000 });
const descriptions = translations({ max: 2000 });

/** One item included in a service or not, in English and other languages if known. */
const line = text({ max: 80 });
const lineTexts = translations({ max: 160 });
const serviceLine = z.strictObject({ text: line, texts: lineTexts }).meta({ id: 'ServiceLine' });
export type ServiceLineView = z.infer<typeof serviceLine>;

/** A service customers can book. The price is in rupees; pictures are URLs. */
export const job = z
  .strictObject({
    _id: id(),
    title,
    titles,
    image: z.array(z.string()),
    price: z.number(),
    description,
    descriptions,
    /** How long it takes; a worker's own price covers this duration. */
    durationMinutes: z.int(),
    includes: z.array(serviceLine),
    excludes: z.array(serviceLine),
    requiredSkills: z.array(namedEntry),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

/** A service with everything that admins may change. */
export interface EditableService extends Job {
  readonly pictures: readonly StoredImage[];
  readonly searchWords: SearchWords;
}

/** The lowest price any worker asks for a service. */
export interface LowestPrice {
  readonly pricePaise: number;
  /** The hourly rate behind it; null for a fixed price. */
  readonly hourlyRatePaise: number | null;
  /** The worker's city; null when it is the reader's place. */
  readonly city: string | null;
}

/** A service with its own price in paise. */
export interface PricedService extends Omit<Job, 'price'> {
  readonly pricePaise: number;
}

/** A service as pages show it. */
export interface OfferedJob extends PricedService {
  /** The lowest price and its kind; null when all workers ask the service's own price. */
  readonly least: LowestPrice | null;
  /** The lowest price; null when all workers ask the service's own price. */
  readonly fromPaise: number | null;
}

const jobPrice = z
  .number({ error: 'invalid_number' })
  .min(0, 'number_too_small')
  .max(10_000, 'number_too_big')
  .multipleOf(0.01, 'price_decimals');

/** A customer may not book more hours ahead with one worker, so a longer service could never be booked. */
const MAX_MINUTES = 8 * 60;
const STEP_MINUTES = 15;
const duration = z
  .int({ error: 'invalid_number' })
  .min(STEP_MINUTES, 'number_too_small')
  .max(MAX_MINUTES, 'number_too_big')
  .multipleOf(STEP_MINUTES, 'duration_quarters');

const lines = z.array(z.strictObject({ text: line, texts: lineTexts.default({}) })).max(12);

const jobFields = {
  ...{ title, titles, price: jobPrice, description, descriptions },
  image: z.array(imageKey).max(8),
  requiredSkills: z.array(id()).max(10),
  ...{ durationMinutes: duration, includes: lines, excludes: lines },
  searchWords,
  reason: listReason,
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

/** Omitted fields stay unchanged, as do languages missing from `titles` and `descriptions`. */
export const jobChange = z.strictObject(jobFields).partial();
export type JobChange = z.output<typeof jobChange>;

const params = z.strictObject({ id: id() });
const oneJob = z.strictObject({ data: job });
/** `isNew` is false when a service with this title existed; that service is returned. */
const createdJob = z.strictObject({ isNew: z.boolean(), data: job });

export const jobQuery = z.strictObject({ workerId: id('worker_id_length').optional() });
export type JobQuery = z.input<typeof jobQuery>;

export const listJobsContract = contract('GET /admin/job', {
  summary: 'List all services in the order set by admins, then by title; or those a worker offers',
  access: 'public',
  rate: 'read',
  query: jobQuery,
  reply: z.strictObject({ data: z.array(job) }),
  errors: ['not_found'],
});

export const getJobContract = contract('GET /admin/job/{id}', {
  summary: 'Get a service',
  access: 'member',
  rate: 'read',
  params,
  reply: oneJob,
});

export const createJobContract = contract('POST /admin/job', {
  summary: 'Add a service; if the title exists, that service is returned with isNew false',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  body: jobBody,
  reply: createdJob,
  status: 201,
});

export const replaceJobContract = contract('PUT /admin/job/{id}', {
  summary: 'Change the given fields of a service; pictures missing from a new list are deleted',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: jobChange,
  reply: oneJob,
  errors: ['name_taken'],
});

export const removeJobContract = contract('DELETE /admin/job/{id}', {
  summary: 'Remove a service and its pictures',
  ...removal,
  reply: oneJob,
});
