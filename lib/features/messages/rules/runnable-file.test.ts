import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { makeZip } from '#server/testing/factories/zip.ts';
import { canRun } from './runnable-file.ts';
import { canRunByName } from './runnable-name.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const isRefused = (name: string, bytes: Uint8Array | string): boolean =>
  canRun({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes });

/** A tar with an empty file of each name. */
const makeTar = (names: readonly string[], kind = '0', body = ''): Buffer =>
  Buffer.concat(
    names.map((name) => {
      const block = Buffer.alloc(body === '' ? 512 : 1024);
      block.write(name);
      block.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
      block.write(kind, 156);
      block.write('ustar', 257);
      block.write(body, 512);
      return block;
    }),
  );

const olderDocument = (...names: readonly string[]): Buffer =>
  Buffer.concat([
    latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    ...names.map((name) => Buffer.from(name, 'utf16le')),
  ]);

suite('a file name', () => {
  test('of an app, a script, a page or a closed archive is refused, however it is dressed up', () => {
    for (const name of [
      ...[
        'setup.exe',
        'Hunar.apk',
        'a.msi',
        'a.bat',
        'a.cmd',
        'a.ps1',
        'a.sh',
        'a.js',
        'a.jar',
        'a.html',
        'a.svg',
      ],
      ...['bill.pdf.exe', 'BILL.PDF.EXE', 'bill.exe.', 'bill.exe. . ', 'bill.exe::$DATA', 'bill.txt:run.exe'],
      ...[
        'bill\u202efdp.exe',
        'bill.e\u200bxe',
        'bill\uff0eexe',
        'bill\u2024exe',
        'bill.ｅｘｅ',
        'bill.exe\0.pdf',
      ],
      ...['bill.exe \u200e', 'Bill.app/Contents/bill', 'C:\\bill.exe\\x.pdf', 'sums.xlsm'],
      ...['photos.7z', 'photos.rar', 'photos.tar.gz', 'photos.tgz', 'disk.iso'],
    ])
      assert.ok(canRunByName(name), JSON.stringify(name));
  });

  test('of a document, a picture, a sound, a video, a text or an open archive is taken', () => {
    for (const name of [
      ...[
        'bill.pdf',
        'bill.docx',
        'sums.xls',
        'sums.xlsx',
        'slides.pptx',
        'letter.odt',
        'list.txt',
        'sums.csv',
      ],
      ...['tap.jpg', 'tap.heic', 'tap.mp4', 'tap.mov', 'voice.mp3', 'voice.m4a', 'voice.ogg', 'asha.vcf'],
      ...[
        'bills.zip',
        'bills.tar',
        'bill',
        '.hidden',
        'exe',
        'bill.exe.pdf',
        'hunar.com-bill.pdf',
        'बिल.pdf',
      ],
    ])
      assert.ok(!canRunByName(name), name);
  });
});

suite('the content of a file', () => {
  test('of a program, an installer, a page, a script or a closed archive is refused under any name', () => {
    const files: Record<string, Uint8Array | string> = {
      windows: latin(`MZ\x90\0\x03\0${'\0'.repeat(60)}PE\0\0`),
      linux: latin('\x7fELF\x02\x01'),
      java: latin('\xca\xfe\xba\xbe\0\0\0\x34'),
      android: latin('dex\n035\0'),
      shortcut: latin('L\0\0\0\x01\x14\x02\0'),
      installer: olderDocument('Property'),
      'installer that looks like a document': Buffer.concat([
        olderDocument('WordDocument'),
        latin('\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46'),
      ]),
      macros: olderDocument('WordDocument', '_VBA_PROJECT'),
      page: '\n <!DOCTYPE html><title>Pay here</title>',
      'page of two bytes a letter': Buffer.from('\ufeff<html>', 'utf16le'),
      comment: '<!-- x --><b>Pay here</b>',
      drawing: '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>',
      'drawing in XML': `<?xml version="1.0"?><!--${' '.repeat(70_000)}--><s:svg xmlns:s="http://www.w3.org/2000/svg"/>`,
      shell: '#!/bin/sh\nrm -rf /',
      batch: '@ECHO OFF\r\ndel *',
      packed: latin('\x1f\x8b\x08\0'),
      '7z': latin('7z\xbc\xaf\x27\x1c\0'),
      'rar behind a PDF': latin('%PDF-1.7\nRar!\x1a\x07\x01\0'),
    };
    for (const [what, bytes] of Object.entries(files)) assert.ok(isRefused('bill.pdf', bytes), what);
  });

  test('of a document, a text or a video is taken', () => {
    const files: Record<string, Uint8Array | string> = {
      pdf: '%PDF-1.7 <html> /JavaScript',
      text: 'MZ Plumbing, PK Sharma: <script> is how the page began. #!',
      initials: 'PK Sharma',
      nothing: '',
      'older document': olderDocument('WordDocument'),
      'older sums': olderDocument('Workbook'),
      video: latin('\0\0\0\x18ftypisom\0\0\x02\0'),
      sound: latin('ID3\x04\0'),
      table: '<?xml version="1.0"?><rows><row>1</row></rows>',
    };
    for (const [what, bytes] of Object.entries(files)) assert.ok(!isRefused('bill', bytes), what);
  });
});

suite('an archive', () => {
  const utf8Name = (name: string): Buffer => {
    const field = Buffer.concat([Buffer.alloc(9), Buffer.from(name)]);
    field.writeUInt16LE(0x7075);
    field.writeUInt16LE(5 + Buffer.byteLength(name), 2);
    return field;
  };

  test('that holds what can run, an archive or what nobody can read is refused', () => {
    const zips: Record<string, Uint8Array> = {
      program: makeZip(['list.txt', 'setup.exe']),
      'program in a folder': makeZip(['a/b/run.bat']),
      archive: makeZip(['more.zip']),
      'closed archive': makeZip(['more.rar']),
      'program in a stored archive': makeZip([{ name: 'letter.docx', bytes: makeZip(['a.js']) }]),
      'name that only the first head tells': makeZip([{ name: 'a.txt', localName: 'a.exe' }]),
      'name that only the list tells': makeZip([{ name: 'a.exe', localName: 'a.txt' }]),
      'second name': makeZip([{ name: 'a.txt', extra: utf8Name('a.exe') }]),
      'masked names': makeZip([{ name: '1', flags: 0x2001 }]),
      'endless name': makeZip(['a'.repeat(2000)]),
      'more names than anybody sends': makeZip(Array.from({ length: 6000 }, (_, at) => `${at}.txt`)),
      nothing: makeZip([]),
      'no archive at all': latin('what is this'),
    };
    for (const [what, bytes] of Object.entries(zips)) assert.ok(isRefused('bills.zip', bytes), what);
    assert.ok(isRefused('bill.pdf', Buffer.concat([latin('%PDF-1.7\n'), zips['program'] ?? latin('')])));
    const tars: Record<string, Uint8Array> = {
      program: makeTar(['list.txt', 'setup.exe']),
      'a hundred letters': makeTar([`${'a'.repeat(96)}.exe`]),
      'long name': makeTar(['././@LongLink'], 'L', 'a/setup.exe\0'),
      'name among attributes': makeTar(['PaxHeader'], 'x', '18 path=setup.exe\n'),
      archive: makeTar(['more.tar']),
      'no tar at all': latin('what is this'),
    };
    for (const [what, bytes] of Object.entries(tars)) assert.ok(isRefused('bills.tar', bytes), what);
  });

  test('that is an app or holds macros is refused under the name of a document', () => {
    const app = makeZip(['AndroidManifest.xml', 'resources.arsc']);
    for (const name of ['bill.docx', 'bill.zip', 'bill.pdf', 'bill']) assert.ok(isRefused(name, app), name);
    assert.ok(isRefused('bill.docx', makeZip(['[Content_Types].xml', 'word/vbaProject.bin'])));
    assert.ok(isRefused('bill.docx', makeZip(['[Content_Types].xml', 'word/evil.svg'])));
    assert.ok(isRefused('bill.zip', makeZip(['word/media/image1.svg'])));
  });

  test('of documents and pictures, and a document of today, are taken', () => {
    assert.ok(!isRefused('bills.zip', makeZip(['may/', 'may/bill.pdf', 'tap.jpg', 'letter.docx'])));
    assert.ok(!isRefused('bills.tar', makeTar(['may/bill.pdf', 'tap.jpg'])));
    const parts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/media/image1.svg'];
    assert.ok(!isRefused('letter.docx', makeZip(parts)));
    assert.ok(!isRefused('letter.odt', makeZip(['mimetype', 'META-INF/manifest.xml', 'content.xml'])));
  });

  test('made to tire out its reader is refused at once', () => {
    const endless = Buffer.alloc(10_000_000, latin(`PK\x03\x04${'\0'.repeat(22)}\xff\x03\xff\x1f`));
    assert.ok(isRefused('bills.zip', endless));
  });
});
