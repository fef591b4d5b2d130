import {
  replaceSkillContract,
  replaceWorkTypeContract,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import { database } from '#models/connection.ts';
import type { SentCall } from '#e2e/kit/api/send-call.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { atMost, withoutBar, type Figure } from '../figures.ts';
import { copyRow, run } from './copy-row.ts';
import { timeRest } from './time-rest.ts';

const WORKERS = 7000;
const MAX_LONG_MS = 2500;

type TimeCall = (call: SentCall['call'], parts: SentCall['parts']) => Promise<number>;

/** A work type and a skill of very many workers get another name. */
export const measureRenames = async (timeCall: TimeCall): Promise<Figure[]> => {
  const [workType, skill] = [await makeWorkType(), await makeSkill()];
  const own = { skills: [{ _id: skill._id, name: skill.name }], workTypes: [workType.name] };
  const { _id } = await makeWorker(own);
  await copyRow('users', { _id }, WORKERS, (n) => ({ email: `carrier-${run}-${n}@example.test` }));
  const [asWorkType, asSkill] = [`Work ${run}`, `Craft ${run}`];
  const toParts = (entry: { _id: unknown }, name: string) => ({
    params: { id: String(entry._id) },
    body: { name },
  });
  const workTypeMs = await timeCall(replaceWorkTypeContract, toParts(workType, asWorkType));
  const workTypeRest = await timeRest('workTypeRenamed');
  const skillMs = await timeCall(replaceSkillContract, toParts(skill, asSkill));
  const skillRest = await timeRest('skillRenamed');
  const renamed = { 'workTypes.0': asWorkType, 'skills.0.name': asSkill };
  const missing = WORKERS + 1 - (await database().collection('users').countDocuments(renamed));
  return [
    atMost('renames: a work type of 7,000 workers is answered, milliseconds', workTypeMs, MAX_LONG_MS),
    withoutBar('renames: the rest of a work type, milliseconds', workTypeRest),
    atMost('renames: a skill of 7,000 workers is answered, milliseconds', skillMs, MAX_LONG_MS),
    withoutBar('renames: the rest of a skill, milliseconds', skillRest),
    atMost('renames: workers who still have a former name', missing, 0),
  ];
};
