const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

// What a phone or a computer starts, installs or shows as a page of its own; documents with macros too.
const runnable = words(
  'exe com scr pif cpl dll sys msi msp mst msix appx appxbundle application gadget lnk scf url reg inf hta chm ' +
    'bat cmd ps1 psm1 psd1 vb vbs vbe js mjs cjs jse ws wsf wsh wsc sct ' +
    'apk apks apkm xapk aab dex ipa app dmg pkg mpkg command workflow scpt deb rpm appimage run desktop ' +
    'sh bash zsh csh ksh fish py pyc pyw pl rb php jar jnlp class war so elf wasm swf crx xpi ' +
    'html htm xhtml xht shtml mht mhtml svg svgz ' +
    'docm dotm xlsm xltm xlam xll pptm potm ppsm ppam sldm',
);

// Their lists of names are packed themselves, so that nobody can read them without unpacking.
const closedArchives = words(
  '7z rar r00 gz tgz bz2 tbz tbz2 xz txz lzma zst tzst lz lz4 z cab iso img vhd vhdx wim arj lzh lha ace zipx',
);

const openArchives = words('zip tar');

const unseen = /[^\P{C}\0]/gu;

// Systems drop dots and blanks from the end of a name.
const endingOf = (part: string): string => {
  const pieces = part
    .replace(unseen, '')
    .split('.')
    .map((piece) => piece.trim());
  const last = pieces.findLastIndex((piece) => piece !== '');
  return last > 0 ? (pieces[last] ?? '') : '';
};

/** The endings of a name and of the folders in it, as a system that opens the file may read them. */
const endingsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\\/:\0]/)
    .map(endingOf);

/** Whether a file of this name can run, or is an archive into which nobody can look. */
export const canRunByName = (name: string): boolean =>
  endingsOf(name).some((ending) => runnable.has(ending) || closedArchives.has(ending));

/** Whether the name is that of an archive whose list of names can be read. */
export const isOpenArchive = (name: string): boolean =>
  endingsOf(name).some((ending) => openArchives.has(ending));
