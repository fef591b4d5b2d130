import { TRADE } from '../api/searched.ts';
import { shownNames } from './collections.js';

/**
 * The product's question in Payload's words, along the product's own index. What differs, all of it to Payload's gain
 * but the count: Payload counts every worker found, by a second command beside the first, where the product stops at
 * 100; it asks for 10 rows and not for an eleventh; names of skills are not joined with their translations; money,
 * ratings and ids of skills are sent as stored; nobody is signed in, limited, logged or measured.
 */
export const questionFor = async (database) => {
  const skill = await database.collection('skills').findOne({ name: TRADE });
  const where = { 'listing.terms': { equals: `#${skill._id}` }, 'listing.order': { greater_than: '' } };
  const query = new URLSearchParams({
    where: JSON.stringify(where),
    sort: 'listing.order',
    limit: '10',
    depth: '0',
  });
  for (const name of shownNames) query.set(`select[${name}]`, 'true');
  return `/api/workers?${query}`;
};
