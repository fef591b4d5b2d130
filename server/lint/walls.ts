import { dirname, join } from 'node:path/posix';
import { rooms, type Room } from './rooms.ts';

/** One import: the importing file from the project's root, what it names (null: computed), and whether only types. */
export interface Import {
  readonly importer: string;
  readonly specifier: string | null;
  readonly isType: boolean;
}

/** The room of a file, if it lies in one. */
export const findRoom = (file: string): Room | undefined => rooms.find(({ files }) => files.test(file));

const partOf = (room: Room, file: string): string | undefined => room.files.exec(file)?.groups?.['part'];

const isListed = (list: string, name: string): boolean =>
  list
    .split(' ')
    .some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

const fileOf = ({ importer, specifier }: { importer: string; specifier: string }): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return /^\.\.?\//.test(specifier) ? join(dirname(importer), specifier) : null;
};

const faultOfPackage = (room: Room, name: string): string | null =>
  isListed(room.packages, name) ? null : `'${room.name}' may not import ${name}.`;

interface Step {
  readonly room: Room;
  readonly importer: string;
  readonly file: string;
  readonly isType: boolean;
}

const isAllowed = ({ room, importer, file, isType }: Step, target: Room): boolean => {
  const isOwn = target === room && partOf(room, importer) === partOf(room, file);
  if (isOwn && isListed(room.rooms, 'own')) return true;
  return isListed(room.rooms, target.name) || (isType && isListed(room.rooms, `type:${target.name}`));
};

const faultOfFile = (step: Step): string | null => {
  const target = findRoom(step.file);
  if (!target) return `${step.file} lies in no room.`;
  return isAllowed(step, target) ? null : `'${step.room.name}' may not import '${target.name}'.`;
};

/** The wall that an import crosses, in a sentence, or null. */
export const findFault = ({ importer, specifier, isType }: Import): string | null => {
  const room = findRoom(importer);
  if (!room) return null;
  if (specifier === null) return faultOfPackage(room, 'computed');
  const file = fileOf({ importer, specifier });
  return file === null ? faultOfPackage(room, specifier) : faultOfFile({ room, importer, file, isType });
};
