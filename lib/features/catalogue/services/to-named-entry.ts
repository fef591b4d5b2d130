import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';

/** An entry of a list that admins keep, as everyone reads it. */
export const toNamedEntry = ({ _id, name, names, picture }: NamedRecord): NamedEntry => ({
  _id: String(_id),
  name,
  names,
  picture,
});
