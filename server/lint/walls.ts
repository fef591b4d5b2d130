import { dirname, join } from 'node:path/posix';
import { roomOrder } from './room-order.ts';
import { places, type Place } from './rooms.ts';

/** One import: the importing file from the project's root, what it names (null: computed), and whether only types. */
export interface Import {
  readonly importer: string;
  readonly specifier: string | null;
  readonly isType: boolean;
}

const rooms = new Map(roomOrder.flatMap((line, rank) => line.map((room) => [room, rank] as const)));

const roomOf = (place: Place, file: string): string | undefined => place.files.exec(file)?.groups?.['room'];

/** Where a file lies; undefined for a file of no place, or of a room that the order does not name. */
export const findPlace = (file: string): Place | undefined => {
  const place = places.find(({ files }) => files.test(file));
  const room = place && roomOf(place, file);
  return room === undefined || rooms.has(room) ? place : undefined;
};

const isListed = (list: string, name: string): boolean =>
  list
    .split(' ')
    .some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

const fileOf = ({ importer, specifier }: { importer: string; specifier: string }): string | null => {
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
  const [from, to] = [roomOf(place, importer), roomOf(target, file)];
  if (from === undefined || to === undefined || from === to) return false;
  return (rooms.get(to) ?? 0) >= (rooms.get(from) ?? 0);
};

const isAllowed = ({ place, importer, file, isType }: Step, target: Place): boolean => {
  const isOwn = target === place && roomOf(place, importer) === roomOf(place, file);
  if (isOwn && isListed(place.places, 'own')) return true;
  return isListed(place.places, target.name) || (isType && isListed(place.places, `type:${target.name}`));
};

const faultOfFile = (step: Step): string | null => {
  const { place, importer, file } = step;
  const target = findPlace(file);
  if (!target) return `${file} lies in no place.`;
  if (!isAllowed(step, target)) return `'${place.name}' may not import '${target.name}'.`;
  if (!isUpward(step, target)) return null;
  return `The room of '${roomOf(place, importer)}' may not import that of '${roomOf(target, file)}'.`;
};

/** The wall that an import crosses, in a sentence, or null. */
export const findFault = ({ importer, specifier, isType }: Import): string | null => {
  const place = findPlace(importer);
  if (!place) return null;
  if (specifier === null) return faultOfPackage(place, 'computed');
  const file = fileOf({ importer, specifier });
  return file === null ? faultOfPackage(place, specifier) : faultOfFile({ place, importer, file, isType });
};
