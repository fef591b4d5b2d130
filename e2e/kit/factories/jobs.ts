import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { insertService, type ServiceRecord } from '#models/catalogue/service.ts';

let made = 0;

/** Stores a service with a unique title. */
export const makeService = (
  fields: Partial<Omit<ServiceRecord, '_id' | 'key'>> = {},
): Promise<ServiceRecord> => {
  made += 1;
  return insertService({
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

export const makeBareService = async (): Promise<ServiceRecord> => {
  const job = await makeService();
  const bare = { title: '', description: '', pricePaise: 0 };
  await database().collection('jobs').updateOne({ _id: job._id }, { $set: bare });
  return { ...job, ...bare };
};
