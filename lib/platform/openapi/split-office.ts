import { z } from 'zod';
import type { OpenApiDocument } from './contract.ts';
import { byName } from './json.ts';

const OFFICE = 'office';

type Named = Readonly<Record<string, object>>;
/** Components by kind and name, or operations by path and method. */
type Shelves = Readonly<Record<string, Named>>;

const anyDocument = z.custom<OpenApiDocument>();

const mapShelves = (shelves: Shelves, change: (shelf: Named, name: string) => Named): Record<string, Named> =>
  Object.fromEntries(Object.entries(shelves).map(([name, shelf]) => [name, change(shelf, name)]));

const filterShelf = (shelf: Named, isChosen: (name: string, one: object) => boolean): Named =>
  Object.fromEntries(Object.entries(shelf).filter(([name, one]) => isChosen(name, one)));

const listReferences = (part: object): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, place = '']) => place);

/** The components that the paths refer to, also by way of others. */
const pickUsed = (components: Shelves, paths: Shelves): Shelves => {
  const used = new Set<string>();
  const queue = listReferences(paths);
  for (const place of queue) {
    if (used.has(place)) continue;
    used.add(place);
    const [kind = '', name = ''] = place.split('/');
    queue.push(...listReferences(components[kind]?.[name] ?? {}));
  }
  return mapShelves(components, (shelf, kind) =>
    // Nothing refers to these; the whole document names them.
    kind === 'securitySchemes' ? shelf : filterShelf(shelf, (name) => used.has(`${kind}/${name}`)),
  );
};

const hasTag = (operation: object, isChosen: (tag: string) => boolean): boolean =>
  'tags' in operation && Array.isArray(operation.tags) && operation.tags.some((tag) => isChosen(String(tag)));

const select = (document: OpenApiDocument, isChosen: (tag: string) => boolean): OpenApiDocument => {
  const all = mapShelves(document.paths, (item) =>
    filterShelf(item, (_method, operation) => hasTag(operation, isChosen)),
  );
  const paths = Object.fromEntries(Object.entries(all).filter(([, item]) => Object.keys(item).length > 0));
  return anyDocument.parse({
    ...document,
    tags: document.tags.filter(({ name }) => isChosen(name)),
    paths,
    components: pickUsed(document.components, paths),
  });
};

/** Describes the calls of the office apart from all others, because few programs need both. */
export const splitOffice = (document: OpenApiDocument) => ({
  people: select(document, (tag) => tag !== OFFICE),
  office: select(document, (tag) => tag === OFFICE),
});

/** The calls of one group, with the components that they use. */
export const selectGroup = (document: OpenApiDocument, group: string): OpenApiDocument =>
  select(document, (tag) => tag === group);

const mergeShelves = (one: Shelves, other: Shelves): Shelves =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .toSorted()
      .map((name) => [
        name,
        Object.fromEntries(Object.entries({ ...one[name], ...other[name] }).toSorted(byName)),
      ]),
  );

/** The description of all calls, of those of people and those of the office. */
export const mergeOffice = (people: OpenApiDocument, office: OpenApiDocument): OpenApiDocument =>
  anyDocument.parse({
    ...people,
    tags: [...people.tags, ...office.tags],
    paths: mergeShelves(people.paths, office.paths),
    components: mergeShelves(people.components, office.components),
  });
