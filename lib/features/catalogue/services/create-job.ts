import { createJobCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import type { Job, JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { findJobByTitle, insertJob } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { exchangeImages } from '#lib/platform/images/exchange-images.ts';
import { requireSkills } from '#lib/features/catalogue/services/steps/require-skills.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toJobEntry } from './to-job-entry.ts';
import { toJob } from './to-job.ts';

interface Input {
  actor: Actor;
  body: JobInput;
  idempotencyKey: string | null;
}

const insert = async ({ actor, body }: Pick<Input, 'actor' | 'body'>, tx: Tx): Promise<Job> => {
  const skills = await requireSkills(body.requiredSkills, tx);
  await exchangeImages({ actor, before: [], after: body.image }, tx);
  const job = await insertJob({ ...toJobEntry(body, skills), createdAt: now() }, tx);
  await writeAudit({ actor, act: 'job.create', subjectId: String(job._id), details: body }, tx);
  return toJob(job, skills);
};

/** Adds a service; a title that exists already answers the service that has it, so that a seed may run twice. */
export const createJob = ({ actor, body, idempotencyKey }: Input): Promise<{ data: Job }> =>
  runIdempotent({
    actor,
    call: createJobCall,
    key: idempotencyKey,
    body,
    work: async (tx) => {
      const existing = await findJobByTitle(body.title, tx);
      if (!existing) return { data: await insert({ actor, body }, tx) };
      return { data: toJob(existing, await skillList.findByIds(existing.skillIds, tx)) };
    },
  });
