import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { insertJob, type ServiceRecord } from '#models/catalogue/service.ts';

let made = 0;

/** Stores a service with a title of its own. */
export const makeJob = (fields: Partial<Omit<ServiceRecord, '_id' | 'key'>> = {}): Promise<ServiceRecord> => {
  made += 1;
  return insertJob({
    title: `Service ${made}`,
    titles: {},
    description: 'Done as agreed.',
    descriptions: {},
    pricePaise: 19_900,
    imageKeys: [],
    skillIds: [],
    createdAt: now(),
    ...fields,
  });
};

/** A service that came from elsewhere, without title, texts and price. */
export const makeBareJob = async (): Promise<ServiceRecord> => {
  const job = await makeJob();
  const bare = { title: '', description: '', pricePaise: 0 };
  await database().collection('jobs').updateOne({ _id: job._id }, { $set: bare });
  return { ...job, ...bare };
};
