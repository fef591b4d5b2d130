import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeZip } from '#e2e/kit/factories/zip.ts';
import { isAllowedFile } from './allowed-file.ts';
import { isAllowedName } from './allowed-name.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const isRefused = (name: string, bytes: Uint8Array | string): boolean =>
  !isAllowedFile({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes });

const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const olderDocument = (...names: readonly string[]): Buffer =>
  Buffer.concat([latin(ole), ...names.map((name) => Buffer.from(name, 'utf16le'))]);

const words = (list: string): string[] => list.trim().split(/\s+/);

suite('a file name', () => {
  test('is refused with an extension other than for pictures, video, audio, PDF, office files and text', () => {
    const endings = words(`
      exe com scr cpl dll msi msix lnk url reg hta chm bat cmd ps1 vbs js mjs jar apk aab xapk ipa dmg pkg deb rpm
      sh bash py pyc pl rb php html htm xhtml mht mhtml svg svgz xml webarchive docm dotm xlsm xltm xlam pptm ppsm
      settingcontent-ms library-ms appref-ms search-ms mobileconfig one onepkg bin dat rtf vcf ics eml msg iqy slk xll
      diagcab theme website scf inf wsf application gadget appinstaller msc job partial crdownload
      zip tar 7z rar gz tgz iso img vhd cab xz zst ace unknown
    `);
    for (const ending of atLeastOne(endings)) assert.ok(!isAllowedName(`bill.${ending}`), ending);
  });

  test('is refused if it disguises its extension', () => {
    for (const name of [
      ...['bill.pdf.exe', 'BILL.PDF.EXE', 'bill.exe.', 'bill.exe. . ', 'bill.exe::$DATA', 'bill.txt:run.exe'],
      ...['bill\u202efdp.exe', 'bill.e\u200bxe', 'bill\uff0eexe', 'bill\u2024exe', 'bill.ｅｘｅ'],
      ...['bill.exe\0.pdf', 'bill.exe \u200e', 'Bill.app/Contents/bill', 'C:\\bill.exe\\x.pdf'],
    ])
      assert.ok(!isAllowedName(name), JSON.stringify(name));
  });

  test('is accepted for pictures, video, audio, PDF, office files and text, and without an extension', () => {
    for (const name of [
      ...words('tap.jpg TAP.JPEG tap.png tap.webp tap.gif tap.heic tap.mp4 tap.mov tap.3gp tap.webm tap.mkv'),
      ...words('voice.mp3 voice.m4a voice.ogg voice.opus voice.amr voice.wav voice.aac bill.pdf'),
      ...words(
        'bill.doc bill.docx sums.xls sums.xlsx slides.ppt slides.pptx letter.odt sums.ods list.txt sums.csv',
      ),
      ...['bill', 'bill.exe.pdf', 'hunar.com-bill.pdf', 'बिल.pdf', 'Dr. Rao, May', 'May 3.5 kg.pdf'],
    ])
      assert.ok(isAllowedName(name), name);
  });
});

const parts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/media/image1.svg'];

const good: readonly [names: string, bytes: Uint8Array | string][] = [
  ['tap.jpg tap.png tap', latin('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['tap.png', latin('\x89PNG\r\n\x1a\n')],
  ['tap.gif', 'GIF89a'],
  ['tap.webp', latin('RIFF\0\0\0\0WEBPVP8 ')],
  ['tap.heic tap.jpg', latin('\0\0\0\x18ftypheic\0\0\0\0')],
  ['tap.mp4 tap.m4a tap', latin('\0\0\0\x18ftypisom\0\0\x02\0')],
  ['tap.mov', latin('\0\0\0\x14ftypqt  \0\0\x02\0')],
  ['tap.webm voice.weba', latin('\x1aE\xdf\xa3\x9fB\x86\x81\x01')],
  ['voice.mp3', latin('ID3\x04\0')],
  ['voice.mp3', latin('\xff\xfb\x90\x44')],
  ['voice.aac', latin('\xff\xf1\x50\x80')],
  ['voice.ogg voice.opus', latin('OggS\0\x02')],
  ['voice.amr', '#!AMR\n'],
  ['voice.wav', latin('RIFF\0\0\0\0WAVEfmt ')],
  ['bill.pdf bill', '%PDF-1.7 <html> /JavaScript'],
  ['bill.docx', makeZip(parts)],
  [
    'sums.xlsx',
    makeZip(['[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings/printerSettings1.bin']),
  ],
  [
    'letter.odt',
    makeZip(['mimetype', 'META-INF/manifest.xml', 'content.xml', 'Configurations2/', 'Pictures/1.png']),
  ],
  ['bill.doc', olderDocument('WordDocument')],
  ['sums.xls', olderDocument('Workbook')],
  ['list.txt list', 'MZ Plumbing, PK Sharma: <script> is how the page began. #!'],
  ['list.txt', Buffer.from('\ufeffनल, दो', 'utf16le')],
  ['sums.csv', 'नल,2\r\n'],
];

suite('the content of a file', () => {
  test('is accepted under the names of its type', () => {
    for (const [names, bytes] of good)
      for (const name of atLeastOne(words(names))) assert.ok(!isRefused(name, bytes), name);
  });

  test('is refused under the name of another type', () => {
    for (const [name, bytes] of [
      ['bill.pdf', latin('\xff\xd8\xff\xe0')],
      ['tap.jpg', '%PDF-1.7'],
      ['bill.docx', '%PDF-1.7'],
      ['bill.docx', olderDocument('WordDocument')],
      ['list.txt', makeZip(parts)],
      ['tap.mp4', 'a text'],
      ['tap.mp4', latin('\0\0\0\x18ftypheic\0\0\0\0')],
      ['bill.odt', makeZip(parts)],
    ] as const)
      assert.ok(isRefused(name, bytes), name);
  });

  test('is refused under every name if it is a program, installer, web page, script or archive', () => {
    const files: Record<string, Uint8Array | string> = {
      windows: latin(`MZ\x90\0\x03\0${'\0'.repeat(60)}PE\0\0`),
      linux: latin('\x7fELF\x02\x01'),
      java: latin('\xca\xfe\xba\xbe\0\0\0\x34'),
      shortcut: latin('L\0\0\0\x01\x14\x02\0'),
      installer: olderDocument('Property'),
      'installer that looks like a document': Buffer.concat([
        olderDocument('WordDocument'),
        latin('\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46'),
      ]),
      macros: olderDocument('WordDocument', '_VBA_PROJECT'),
      'program in a document': olderDocument('WordDocument', '\x01Ole10Native'),
      'sheet of macros': Buffer.concat([
        olderDocument('Workbook'),
        latin('\x85\0\x0e\0\x07\x05\0\0\x02\x01\x06\0Macro1'),
      ]),
      page: '\n <!DOCTYPE html><title>Pay here</title>',
      'page of two bytes a letter': Buffer.from('\ufeff<html>', 'utf16le'),
      drawing: '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>',
      shell: '#!/bin/sh\nrm -rf /',
      batch: '@ECHO OFF\r\ndel *',
      packed: latin('\x1f\x8b\x08\0'),
      '7z': latin('7z\xbc\xaf\x27\x1c\0'),
      'rar behind a PDF': latin('%PDF-1.7\nRar!\x1a\x07\x01\0'),
      'zip behind a PDF': Buffer.concat([latin('%PDF-1.7\n'), makeZip(['setup.exe'])]),
      'zip behind a picture': Buffer.concat([latin('\xff\xd8\xff\xe0'), makeZip(['a.class'])]),
      zip: makeZip(['may.pdf']),
      app: makeZip(['AndroidManifest.xml', 'classes.dex']),
    };
    const names = words('bill.pdf bill.docx bill.doc list.txt tap.jpg tap.mp4 voice.mp3 letter.odt bill');
    for (const [what, bytes] of Object.entries(files))
      for (const name of atLeastOne(names)) assert.ok(isRefused(name, bytes), `${what} as ${name}`);
  });
});

suite('an office file', () => {
  const utf8Name = (name: string): Buffer => {
    const field = Buffer.concat([Buffer.alloc(9), Buffer.from(name)]);
    field.writeUInt16LE(0x7075);
    field.writeUInt16LE(5 + Buffer.byteLength(name), 2);
    return field;
  };

  test('is refused with macros, a program, an unknown part or an unreadable name', () => {
    const files: Record<string, Uint8Array> = {
      macros: makeZip([...parts, 'word/vbaProject.bin']),
      'active control': makeZip([...parts, 'word/activeX/activeX1.bin']),
      'packed program': makeZip([...parts, 'word/embeddings/oleObject1.bin']),
      program: makeZip([...parts, 'word/setup.exe']),
      'unknown folder': makeZip([...parts, 'payload/a.xml']),
      'drawing elsewhere': makeZip([...parts, 'evil.svg']),
      'program in a stored archive': makeZip([
        ...parts,
        { name: 'word/embeddings/a.xlsx', bytes: makeZip(['a.js']) },
      ]),
      'name that only the first head tells': makeZip([...parts, { name: 'word/a.xml', localName: 'a.exe' }]),
      'name that only the list tells': makeZip([...parts, { name: 'a.exe', localName: 'word/a.xml' }]),
      'second name': makeZip([...parts, { name: 'word/a.xml', extra: utf8Name('a.exe') }]),
      'masked names': makeZip([...parts, { name: '1', flags: 0x2001 }]),
      'endless name': makeZip([...parts, `word/${'a'.repeat(2000)}.xml`]),
      'no part that says what it is': makeZip(['word/document.xml']),
      nothing: makeZip([]),
    };
    for (const [what, bytes] of Object.entries(files)) assert.ok(isRefused('bill.docx', bytes), what);
    assert.ok(isRefused('letter.odt', makeZip(['mimetype', 'content.xml', 'Basic/Standard/Module1.xml'])));
    assert.ok(isRefused('letter.odt', makeZip(['mimetype', 'content.xml', 'Scripts/python/run.py'])));
  });

  test('is refused at once if built to exhaust its reader', () => {
    const endless = Buffer.alloc(10_000_000, latin(`PK\x03\x04${'\0'.repeat(22)}\xff\x03\xff\x1f`));
    assert.ok(isRefused('bill.docx', endless));
  });
});
