import { canRunByName, isOpenArchive } from './runnable-name.ts';

interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

const codesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const wide = (text: string): number[] => codesOf([...text].map((letter) => `${letter}\0`).join(''));

const holdsAt = (bytes: Uint8Array, at: number, pattern: readonly number[]): boolean => {
  for (let step = 0; step < pattern.length; step += 1) if (bytes[at + step] !== pattern[step]) return false;
  return true;
};

/** Every place at which the pattern stands in a file. */
function* placesOf(bytes: Uint8Array, pattern: readonly number[]): Generator<number> {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (holdsAt(bytes, at, pattern)) yield at;
}

const holds = (bytes: Uint8Array, pattern: readonly number[]): boolean =>
  placesOf(bytes, pattern).next().done !== true;

// Programs for Linux, Java, Android, Apple and Windows, installers, shortcuts, and archives that pack their list of names.
const firstBytes = [
  ...[
    '\x7fELF',
    '\xca\xfe\xba\xbe',
    '\xfe\xed\xfa\xce',
    '\xfe\xed\xfa\xcf',
    '\xce\xfa\xed\xfe',
    '\xcf\xfa\xed\xfe',
  ],
  ...[
    'dex\n',
    '\0asm',
    'L\0\0\0\x01\x14\x02\0',
    '!<arch>\n',
    '\xed\xab\xee\xdb',
    'xar!',
    'Cr24',
    'ITSF',
    'MSWIM',
  ],
  ...['\x1f\x8b', '\x1f\x9d', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd', '\x04\x22\x4d\x18', 'MSCF\0'],
].map(codesOf);

// Their readers find them behind whatever else a file holds.
const anywhere = ['7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07'].map(codesOf);

const isProgram = (bytes: Uint8Array): boolean =>
  firstBytes.some((pattern) => holdsAt(bytes, 0, pattern)) ||
  anywhere.some((pattern) => holds(bytes, pattern)) ||
  // A text may begin with these two letters; a program of Windows goes on with zeros.
  (holdsAt(bytes, 0, codesOf('MZ')) && bytes.subarray(0, 64).includes(0)) ||
  holdsAt(bytes, bytes.byteLength - 512, codesOf('koly')) ||
  holdsAt(bytes, 0x8001, codesOf('CD001'));

const encodingOf = (bytes: Uint8Array): string => {
  if (holdsAt(bytes, 0, [0xff, 0xfe])) return 'utf-16le';
  return holdsAt(bytes, 0, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8';
};

const HEAD = 65_536;
const pageStart =
  /^<(!doctype html|!--|(html|head|body|script|style|iframe|svg|title|table|div|a|img|p|h1|br)[\s/>])/i;
const pageInXml = /<([\w-]+:)?(svg|html|script|stylesheet)[\s/>]/i;
const scriptStart = /^(#!|@?echo off\b|<\?php|<(job|package|hta:application)[\s>])/i;

/** Whether a text is a page or a script by how it begins; what a browser would take for a page counts as one. */
const isActiveText = (bytes: Uint8Array): boolean => {
  const encoding = encodingOf(bytes);
  const read = (part: Uint8Array): string => new TextDecoder(encoding).decode(part).trimStart();
  const head = read(bytes.subarray(0, HEAD));
  if (/^<\?xml\b/i.test(head)) return pageInXml.test(read(bytes));
  return pageStart.test(head) || scriptStart.test(head);
};

// Windows keeps installers and old documents in the same container.
const container = codesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const documents = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document'].map(wide);
const macros = wide('_VBA_PROJECT');
// How installers, patches and transforms of Windows Installer call themselves, but for the first byte.
const installer = codesOf('\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46');

const isActiveContainer = (bytes: Uint8Array): boolean =>
  holdsAt(bytes, 0, container) &&
  (!documents.some((name) => holds(bytes, name)) || holds(bytes, macros) || holds(bytes, installer));

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(start, start + length));

const shortAt = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;

/** A name in an archive; null where it is hidden, or so long that somebody means to tire out the reader. */
type InnerName = string | null;

const LONGEST_NAME = 1024;
const LONGEST_EXTRA = 8192;
const MOST_NAMES = 10_000;
const MOST_READ = 2_000_000;

// An entry may carry a second name, which some readers believe: id, length, version, checksum, name.
const SECOND_NAME = 0x7075;
const BEFORE_SECOND_NAME = 5;

function* secondNames(extra: Uint8Array): Generator<string> {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + shortAt(extra, at + 2))
    if (shortAt(extra, at) === SECOND_NAME)
      yield textAt(extra, at + 4 + BEFORE_SECOND_NAME, shortAt(extra, at + 2) - BEFORE_SECOND_NAME);
}

// Where flags, lengths and the name stand in an entry before its bytes, and in one of the list at the end.
const entries = [
  { mark: codesOf('PK\x03\x04'), flags: 6, lengths: 26, name: 30 },
  { mark: codesOf('PK\x01\x02'), flags: 8, lengths: 28, name: 46 },
];
const MASKED = 0x2000;
const zipMark = codesOf('PK');

/** The names in a zip, wherever its entries stand: readers differ in which list they believe, so all are read. */
function* namesInZip(bytes: Uint8Array): Generator<InnerName> {
  let read = 0;
  for (const at of placesOf(bytes, zipMark)) {
    const entry = entries.find(({ mark }) => holdsAt(bytes, at, mark));
    if (!entry) continue;
    const length = shortAt(bytes, at + entry.lengths);
    const extraLength = shortAt(bytes, at + entry.lengths + 2);
    const isMasked = (shortAt(bytes, at + entry.flags) & MASKED) !== 0;
    read += length + extraLength;
    if (isMasked || length > LONGEST_NAME || extraLength > LONGEST_EXTRA || read > MOST_READ) yield null;
    const extra = at + entry.name + length;
    yield textAt(bytes, at + entry.name, length);
    yield* secondNames(bytes.subarray(extra, extra + extraLength));
  }
}

const BLOCK = 512;
const tarMark = codesOf('ustar');
// Kinds of entries that hold the name of the next one.
const longNames = ['L', 'K', 'x', 'g'];

/** The names in a tar, whose heads stand in blocks. */
function* namesInTar(bytes: Uint8Array): Generator<InnerName> {
  if (!holdsAt(bytes, 257, tarMark)) return;
  let read = 0;
  for (let at = 0; at < bytes.byteLength; at += BLOCK) {
    if (!holdsAt(bytes, at + 257, tarMark)) continue;
    yield textAt(bytes, at, 100);
    yield textAt(bytes, at + 345, 155);
    if (!longNames.includes(textAt(bytes, at + 156, 1))) continue;
    const size = parseInt(textAt(bytes, at + 124, 12), 8);
    read += size;
    if (!(size <= LONGEST_EXTRA && read <= MOST_READ)) yield null;
    yield* textAt(bytes, at + BLOCK, size).split('\n');
  }
}

function* innerNames(bytes: Uint8Array): Generator<InnerName> {
  yield* namesInZip(bytes);
  yield* namesInTar(bytes);
}

// What makes a zip an app or a document with macros, whatever it is called.
const tellTales = /(^|\/)(androidmanifest\.xml|vbaproject\.bin)$/i;
// Drawings inside a document run nowhere.
const officeName = /\.(docx|xlsx|pptx|dotx|xltx|potx|ppsx)$/i;
const officeDrawing = /^(word|xl|ppt)\/media\/[^/]+\.svg$/i;

const isActiveArchive = ({ name, bytes }: NamedFile): boolean => {
  const isOffice = officeName.test(name);
  let count = 0;
  for (const inner of innerNames(bytes)) {
    count += 1;
    if (inner === null || count > MOST_NAMES || tellTales.test(inner)) return true;
    if (isOffice && officeDrawing.test(inner)) continue;
    // Nobody looks into an archive in an archive.
    if (canRunByName(inner) || isOpenArchive(inner)) return true;
  }
  // Whoever calls a file an archive lets us read its list.
  const isZip = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some((mark) => holdsAt(bytes, 0, codesOf(mark)));
  return count === 0 && (isZip || isOpenArchive(name));
};

/**
 * Whether a file can run by its name, by its bytes or by what an archive holds. Nothing is ever unpacked: names are read
 * where they stand, in one pass over a file that is at most 10 MB.
 */
export const canRun = (file: NamedFile): boolean =>
  canRunByName(file.name) ||
  isProgram(file.bytes) ||
  isActiveText(file.bytes) ||
  isActiveContainer(file.bytes) ||
  isActiveArchive(file);
