import { findNamingRefusal, findPauseRefusal } from '#lib/features/admin/services/steps/find-refusals.ts';
import { showPapers } from '#lib/features/admin/services/steps/show-papers.ts';
import {
  computePricePaise,
  isOffered,
  resolveDuration,
  resolveTerms,
} from '#lib/features/catalogue/rules/pricing.ts';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import { listServiceRecords } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { findWorkerPapers } from '#models/profiles/paper.ts';

const showWork = async (worker: UserRecord): Promise<OfficePerson['work']> => {
  const offered = (await listServiceRecords()).filter((service) => isOffered(service, worker));
  return {
    trades: [...worker.skills.map(({ name }) => name), ...worker.workTypes],
    services: offered.map((service) => {
      const durationMinutes = resolveDuration(service);
      const pricePaise = computePricePaise({ ...resolveTerms(worker, service), durationMinutes });
      return {
        ...{ _id: String(service._id), title: service.title, titles: service.titles },
        ...{ durationMinutes, pricePaise },
      };
    }),
  };
};

/** Reads a worker's trades, prices and documents, and what this admin may not do to the account. */
export const readWork = async (
  record: UserRecord,
  adminId: string,
): Promise<Pick<OfficePerson, 'work' | 'papers' | 'refusals'>> => {
  const isWorker = record.role === 'worker';
  const [work, sent, naming, pausing] = await Promise.all([
    isWorker ? showWork(record) : null,
    isWorker ? findWorkerPapers(String(record._id)) : null,
    findNamingRefusal(record, adminId),
    findPauseRefusal(record, adminId),
  ]);
  const [papers] = await showPapers(sent ? [sent] : []);
  return { work, papers: papers ?? null, refusals: { naming, pausing } };
};
