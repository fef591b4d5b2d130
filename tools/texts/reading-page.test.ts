import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { listTexts, translatedLocales } from './exchange-texts.ts';
import { renderText, writeReadingPage } from './reading-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'hunar-reading-'));
after(() => rmSync(folder, { recursive: true }));

describe('the page for reading texts', () => {
  test('a text with a name and a time is shown for a woman and for a man', () => {
    assert.deepEqual(renderText('{time} तक {name} का जवाब आ सकता है', 'hi'), [
      '4:30 PM तक सुनीता देवी का जवाब आ सकता है',
      '10:00 AM तक रमेश कुमार का जवाब आ सकता है',
    ]);
  });

  test('a plural is shown for one and for two', () => {
    const text = '{count, plural, one {{count} काम {place} में} other {{count} कामों में}}';
    assert.deepEqual(renderText(text, 'hi'), ['1 काम लखनऊ में', '2 कामों में']);
  });

  test('a text without placeholders is shown once', () => {
    assert.deepEqual(renderText('आज', 'hi'), ['आज']);
  });

  test('every text of every language is on its page, with no placeholder left', () => {
    for (const locale of translatedLocales) {
      const page = readFileSync(writeReadingPage(projectRoot, folder, locale), 'utf8');
      const texts = [...listTexts(projectRoot, locale).values()].flatMap((file) => [...file]);
      assert.equal(page.match(/<tr>/g)?.length, texts.length);
      const shown = page.match(new RegExp(`<td lang="${locale}">.*?</td>`, 'g')) ?? [];
      assert.equal(shown.length, texts.length);
      assert.deepEqual(
        shown.filter((cell) => /\{\w+\}|><\/td>/.test(cell)),
        [],
      );
    }
  });
});
