import { dirname, join } from 'node:path/posix';
import { featureOrder } from './feature-order.ts';
import { places, type Place } from './places.ts';

/** One import: the importing file from the project's root, what it names (null: computed), and whether only types. */
export interface Import {
  readonly importer: string;
  readonly specifier: string | null;
  readonly isType: boolean;
}

const features = new Map(
  featureOrder.flatMap((line, rank) => line.map((feature) => [feature, rank] as const)),
);

const findFeature = (place: Place, file: string): string | undefined =>
  place.files.exec(file)?.groups?.['feature'];

/** Finds the place of a file; undefined for a file of no place, or of a feature that the order does not name. */
export const findPlace = (file: string): Place | undefined => {
  const place = places.find(({ files }) => files.test(file));
  const feature = place && findFeature(place, file);
  return feature === undefined || features.has(feature) ? place : undefined;
};

const isListed = (list: string, name: string): boolean =>
  list
    .split(' ')
    .some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

const resolveFile = ({ importer, specifier }: { importer: string; specifier: string }): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return /^\.\.?\//.test(specifier) ? join(dirname(importer), specifier) : null;
};

const faultOfPackage = (place: Place, name: string): string | null =>
  isListed(place.packages, name) ? null : `'${place.name}' may not import ${name}.`;

interface Step {
  readonly place: Place;
  readonly importer: string;
  readonly file: string;
  readonly isType: boolean;
}

const isUpward = ({ place, importer, file }: Step, target: Place): boolean => {
  const [from, to] = [findFeature(place, importer), findFeature(target, file)];
  if (from === undefined || to === undefined || from === to) return false;
  return (features.get(to) ?? 0) >= (features.get(from) ?? 0);
};

const isAllowed = ({ place, importer, file, isType }: Step, target: Place): boolean => {
  const isOwn = target === place && findFeature(place, importer) === findFeature(place, file);
  if (isOwn && isListed(place.places, 'own')) return true;
  return isListed(place.places, target.name) || (isType && isListed(place.places, `type:${target.name}`));
};

const faultOfFile = (step: Step): string | null => {
  const { place, importer, file } = step;
  const target = findPlace(file);
  if (!target) return `${file} lies in no place.`;
  if (!isAllowed(step, target)) return `'${place.name}' may not import '${target.name}'.`;
  if (!isUpward(step, target)) return null;
  return `The feature of '${findFeature(place, importer)}' may not import that of '${findFeature(target, file)}'.`;
};

/** The boundary that an import crosses, in a sentence, or null. */
export const findFault = ({ importer, specifier, isType }: Import): string | null => {
  const place = findPlace(importer);
  if (!place) return null;
  if (specifier === null) return faultOfPackage(place, 'computed');
  const file = resolveFile({ importer, specifier });
  return file === null ? faultOfPackage(place, specifier) : faultOfFile({ place, importer, file, isType });
};
