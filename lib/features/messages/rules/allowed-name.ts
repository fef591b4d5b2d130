/** File types a message may carry. No archives: we cannot check their content, and a message can hold five files. */
export type FileFamily =
  'picture' | 'video' | 'sound' | 'pdf' | 'openXml' | 'openDocument' | 'oldOffice' | 'text';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

// Only extensions that phones open in a viewer or an office app. Deliberately missing: rtf, one and vcf (they can
// carry active objects), svg and xml (web pages), and everything that a system runs, mounts or installs.
const extensions: Readonly<Record<FileFamily, ReadonlySet<string>>> = {
  picture: words('jpg jpeg jpe jfif png webp gif heic heif avif'),
  video: words('mp4 m4v mov 3gp 3g2 webm mkv'),
  sound: words('mp3 m4a aac ogg oga opus wav amr flac weba'),
  pdf: words('pdf'),
  // Documents with macros have other extensions: docm, xlsm, pptm.
  openXml: words('docx xlsx pptx'),
  openDocument: words('odt ods odp'),
  oldOffice: words('doc xls ppt'),
  text: words('txt csv'),
};

const families: readonly FileFamily[] = [
  ...(['picture', 'video', 'sound', 'pdf', 'openXml', 'openDocument', 'oldOffice', 'text'] as const),
];

const unseen = /[^\P{C}\0]/gu;

// Systems drop trailing dots and spaces.
const getExtension = (part: string): string => {
  const pieces = part
    .replace(unseen, '')
    .split('.')
    .map((piece) => piece.trim());
  const last = pieces.findLastIndex((piece) => piece !== '');
  const ending = last > 0 ? (pieces[last] ?? '') : '';
  // 'Dr. Rao, May' has no extension: no system knows one with a space.
  return /\s/.test(ending) ? '' : ending;
};

/** The extensions of a name and its folders, as a system opening the file may read them. */
const listExtensions = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\\/:\0]/)
    .map(getExtension)
    .filter(Boolean);

/** Returns the types a file of this name may have: one with an extension, all without. */
export const listFamilies = (name: string): readonly FileFamily[] => {
  const written = listExtensions(name);
  return families.filter((family) => written.every((ending) => extensions[family].has(ending)));
};

/** Returns whether a file of this name may be sent. */
export const isAllowedName = (name: string): boolean => listFamilies(name).length > 0;
