import { createJobCall } from '#lib/contracts/jobs.calls.ts';
import type { Job, JobInput } from '#lib/contracts/jobs.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import type { Tx } from '#models/connection.ts';
import { findJobByTitle, insertJob } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { exchangeImages } from '../steps/exchange-images.ts';
import { requireSkills } from '../steps/require-skills.ts';
import { runIdempotent } from '../steps/run-idempotent.ts';
import { writeAudit } from '../steps/write-audit.ts';
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
