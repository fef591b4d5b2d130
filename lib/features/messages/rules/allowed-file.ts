import { listFamilies, type FileFamily } from './allowed-name.ts';

const toCharCodes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const wide = (text: string): number[] => toCharCodes([...text].map((letter) => `${letter}\0`).join(''));

const matchesAt = (bytes: Uint8Array, at: number, pattern: readonly number[]): boolean => {
  for (let step = 0; step < pattern.length; step += 1) if (bytes[at + step] !== pattern[step]) return false;
  return true;
};

/** Yields every position of the pattern in a file. */
function* findPlaces(bytes: Uint8Array, pattern: readonly number[]): Generator<number> {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (matchesAt(bytes, at, pattern)) yield at;
}

const contains = (bytes: Uint8Array, pattern: readonly number[]): boolean =>
  findPlaces(bytes, pattern).next().done !== true;

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(start, start + length));

const detectEncoding = (bytes: Uint8Array): string => {
  if (matchesAt(bytes, 0, [0xff, 0xfe])) return 'utf-16le';
  return matchesAt(bytes, 0, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8';
};

const HEAD = 65_536;
const pageStart =
  /^<(!doctype html|!--|(html|head|body|script|style|iframe|svg|title|table|div|a|img|p|h1|br)[\s/>])/i;
const pageInXml = /<([\w-]+:)?(svg|html|script|stylesheet)[\s/>]/i;
const scriptStart = /^(#!|@?echo off\b|<\?php|<(job|package|hta:application)[\s>])/i;

/** Whether a text starts like a web page or a script, as a browser would judge it. */
const isActiveText = (bytes: Uint8Array): boolean => {
  const encoding = detectEncoding(bytes);
  const read = (part: Uint8Array): string => new TextDecoder(encoding).decode(part).trimStart();
  const head = read(bytes.subarray(0, HEAD));
  if (/^<\?xml\b/i.test(head)) return pageInXml.test(read(bytes));
  return pageStart.test(head) || scriptStart.test(head);
};

// Never found in text that people type or phones export.
const control = /[^\P{Cc}\t\n\r\f]/u;

const isText = (bytes: Uint8Array): boolean =>
  !control.test(new TextDecoder(detectEncoding(bytes)).decode(bytes)) && !isActiveText(bytes);

// Windows uses this container for installers and old documents.
const container = toCharCodes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const documents = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document'].map(wide);
// Macros, and programs embedded as objects.
const activeParts = ['_VBA_PROJECT', 'Ole10Native'].map(wide);
// The class ids of Windows Installer packages, patches and transforms, without the first byte.
const installer = toCharCodes('\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46');

// An Excel 4.0 macro sheet: record, length, offset, visibility, type.
const isMacroSheet = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 3] === 0 && (bytes[at + 2] ?? 0) >= 8 && (bytes[at + 8] ?? 9) <= 2 && bytes[at + 9] === 1;

const hasMacroSheet = (bytes: Uint8Array): boolean => {
  for (const at of findPlaces(bytes, [0x85, 0])) if (isMacroSheet(bytes, at)) return true;
  return false;
};

const isOldOffice = (bytes: Uint8Array): boolean =>
  matchesAt(bytes, 0, container) &&
  documents.some((name) => contains(bytes, name)) &&
  ![...activeParts, installer].some((part) => contains(bytes, part)) &&
  !hasMacroSheet(bytes);

const nameAt = (bytes: Uint8Array, start: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(start, start + length));

const shortAt = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;

/** A name in an archive; null if it is hidden or absurdly long, as in a denial-of-service attempt. */
type InnerName = string | null;

const MAX_NAME_LENGTH = 1024;
const MAX_EXTRA_LENGTH = 8192;
const MAX_NAMES = 10_000;
const MAX_BYTES_READ = 2_000_000;

// The Unicode name field, preferred by some readers: id, length, version, checksum, name.
const UNICODE_NAME = 0x7075;
const BEFORE_SECOND_NAME = 5;

function* unicodeNames(extra: Uint8Array): Generator<string> {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + shortAt(extra, at + 2))
    if (shortAt(extra, at) === UNICODE_NAME)
      yield nameAt(extra, at + 4 + BEFORE_SECOND_NAME, shortAt(extra, at + 2) - BEFORE_SECOND_NAME);
}

// Offsets of flags, lengths and name in a local entry and in a central directory entry.
const entries = [
  { mark: toCharCodes('PK\x03\x04'), flags: 6, lengths: 26, name: 30 },
  { mark: toCharCodes('PK\x01\x02'), flags: 8, lengths: 28, name: 46 },
];
const MASKED = 0x2000;
const zipMark = toCharCodes('PK');

/** Yields all names in a zip. Readers differ in which directory they trust, so both are read. */
function* namesInZip(bytes: Uint8Array): Generator<InnerName> {
  let read = 0;
  for (const at of findPlaces(bytes, zipMark)) {
    const entry = entries.find(({ mark }) => matchesAt(bytes, at, mark));
    if (!entry) continue;
    const length = shortAt(bytes, at + entry.lengths);
    const extraLength = shortAt(bytes, at + entry.lengths + 2);
    const isMasked = (shortAt(bytes, at + entry.flags) & MASKED) !== 0;
    read += length + extraLength;
    if (isMasked || length > MAX_NAME_LENGTH || extraLength > MAX_EXTRA_LENGTH || read > MAX_BYTES_READ)
      yield null;
    const extra = at + entry.name + length;
    yield nameAt(bytes, at + entry.name, length);
    yield* unicodeNames(bytes.subarray(extra, extra + extraLength));
  }
}

// Parts written by office programs, without macros and embedded programs.
const openXmlPart =
  /^(\[Content_Types\]\.xml|(_rels|docProps|word|xl|ppt|customXml)\/([^/]+\/)*([^/]*\.(xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|svg|odttf|fntdata|xlsx|mp4|m4a|mp3|wav)|printerSettings\d*\.bin)?)$/i;
const openDocumentPart =
  /^(mimetype|manifest\.rdf|layout-cache|(Object \d+\/)?(content|styles|meta|settings)\.xml|META-INF\/([^/]+\.xml)?|Configurations2\/([^/]+\/)*([^/]+\.xml)?|((Object \d+\/)?(Pictures|Thumbnails|ObjectReplacements|media)\/)([^/.]+|[^/]+\.(png|jpe?g|gif|svg|emf|wmf|svm|mp4|mp3))?|Object \d+\/)$/i;

/** Whether a zip is an office document: all its parts are known, and the part that declares its type is there. */
const isOfficeZip = (bytes: Uint8Array, part: RegExp, mark: string): boolean => {
  if (!matchesAt(bytes, 0, toCharCodes('PK\x03\x04'))) return false;
  let count = 0;
  let isMarked = false;
  for (const inner of namesInZip(bytes)) {
    count += 1;
    if (inner === null || count > MAX_NAMES || !part.test(inner)) return false;
    isMarked ||= inner === mark;
  }
  return isMarked;
};

// Archives are found after other content, too: zips by their end record, others by their first bytes.
const archives = ['7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07'].map(toCharCodes);
const zipEnd = toCharCodes('PK\x05\x06');
const MAX_ZIP_END_LENGTH = 65_557;

const hasArchive = (bytes: Uint8Array): boolean =>
  archives.some((mark) => contains(bytes, mark)) || contains(bytes.subarray(-MAX_ZIP_END_LENGTH), zipEnd);

const startsWith = (...starts: readonly string[]) => {
  const codes = starts.map(toCharCodes);
  return (bytes: Uint8Array): boolean => codes.some((start) => matchesAt(bytes, 0, start));
};

const isJpeg = startsWith('\xff\xd8\xff');
const isPngOrGif = startsWith('\x89PNG\r\n', 'GIF87a', 'GIF89a');
const isRiff = (bytes: Uint8Array, kind: string): boolean =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === kind;
const readBoxType = (bytes: Uint8Array): string => textAt(bytes, 4, 4);
const readBrand = (bytes: Uint8Array): string => (readBoxType(bytes) === 'ftyp' ? textAt(bytes, 8, 4) : '');
const pictureBrand = /^(hei[cxs]|hev[cx]|mif1|msf1|avif)$/;
const mediaBrand = /^(isom|iso[2-9]|mp4[12]|avc1|M4[AVB] |3g[2p].|qt {2}|dash|MSNV|mmp4|f4v )$/;
const isMatroska = startsWith('\x1aE\xdf\xa3');

// A frame starts with set bits, then version and layer: II and III for MP3, none for AAC.
const isFrame = ([first, second = 0]: Uint8Array): boolean =>
  first === 0xff && ([0xe2, 0xe4].includes(second & 0xe6) || (second & 0xf6) === 0xf0);
const isMpegSound = (bytes: Uint8Array): boolean => startsWith('ID3')(bytes) || isFrame(bytes);

const contents: Readonly<Record<FileFamily, (bytes: Uint8Array) => boolean>> = {
  picture: (bytes) =>
    isJpeg(bytes) || isPngOrGif(bytes) || isRiff(bytes, 'WEBP') || pictureBrand.test(readBrand(bytes)),
  video: (bytes) =>
    mediaBrand.test(readBrand(bytes)) || isMatroska(bytes) || /^(moov|mdat|wide)$/.test(readBoxType(bytes)),
  sound: (bytes) =>
    mediaBrand.test(readBrand(bytes)) ||
    isMatroska(bytes) ||
    isMpegSound(bytes) ||
    isRiff(bytes, 'WAVE') ||
    startsWith('OggS', 'fLaC', '#!AMR')(bytes),
  pdf: startsWith('%PDF-'),
  openXml: (bytes) => isOfficeZip(bytes, openXmlPart, '[Content_Types].xml'),
  openDocument: (bytes) => isOfficeZip(bytes, openDocumentPart, 'mimetype'),
  oldOffice: isOldOffice,
  text: isText,
};

const isOfficeFamily = (family: FileFamily): boolean => family === 'openXml' || family === 'openDocument';

/**
 * Returns whether a file may be sent: its bytes must match a type its name allows. Nothing is unpacked: names in
 * office files are read in place, in one pass over at most 10 MB.
 */
export const isAllowedFile = ({ name, bytes }: { name: string; bytes: Uint8Array }): boolean => {
  const family = listFamilies(name).find((one) => contents[one](bytes));
  return family !== undefined && (isOfficeFamily(family) || !hasArchive(bytes));
};
