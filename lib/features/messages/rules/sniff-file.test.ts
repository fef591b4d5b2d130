import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { sniffFile } from './sniff-file.ts';

const toBytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const ebml = (name: string): string => `\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82${name}B\x87\x81\x04`;

test('detects videos of phones and browsers by their first bytes', () => {
  const videos = {
    'video/mp4': ['\0\0\0\x18ftypisom\0\0\x02\0', '\0\0\0\x18ftyp3gp4', '\0\0\0\x1cftypM4V '],
    'video/quicktime': ['\0\0\0\x14ftypqt  \0\0\x02\0'],
    'video/webm': [ebml('\x84webm')],
    'video/x-matroska': [ebml('\x88matroska')],
  };
  for (const [contentType, files] of Object.entries(videos))
    for (const file of atLeastOne(files))
      assert.deepEqual(sniffFile(toBytes(file)), { type: 'video', contentType });
});

test('treats files that only resemble a video or a PDF as other files', () => {
  for (const file of [
    '',
    'ftypqt  ',
    '\x1aE\xdf\xa3',
    ebml('\x84html'),
    `webm${ebml('\x84webm')}`,
    ' %PDF-1.7',
  ])
    assert.deepEqual(sniffFile(toBytes(file)), { type: 'other', contentType: 'application/octet-stream' });
  assert.equal(sniffFile(toBytes('%PDF-1.7')).type, 'pdf');
});
