import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';

/** Maps an admin list entry for the API. */
export const toNamedEntry = ({ _id, name, names, picture }: NamedRecord): NamedEntry => ({
  _id: String(_id),
  name,
  names,
  picture,
});
