import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listShipped } from './list-packages.ts';

const person = z.union([
  z.string(),
  z.looseObject({ name: z.string().default('') }).transform(({ name }) => name),
]);

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z
    .union([z.string(), z.looseObject({ type: z.string() }).transform(({ type }) => type)])
    .optional(),
  author: person.optional(),
  homepage: z.string().optional(),
  repository: z
    .union([z.string(), z.looseObject({ url: z.string() }).transform(({ url }) => url)])
    .optional(),
});

const licenceFiles = '{LICENSE,LICENCE,COPYING,NOTICE,License,license,licence,notice}*';

const readTexts = (folder: string): string[] =>
  globSync(licenceFiles, { cwd: folder })
    .filter((file) => !/\.(js|ts|json|map)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());

// Some packages name the licence but lack its text.
const mit = (holder: string): string => `The MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface Notice {
  title: string;
  text: string;
}

const toNotice = (folder: string): Notice => {
  const found = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { name, version, license, author, homepage, repository } = found;
  const texts = readTexts(folder);
  if (license === undefined && texts.length === 0)
    throw new Error(`${name} ${version} names no licence, so it must not be shipped.`);
  const source = homepage ?? repository ?? '';
  const written =
    license === 'MIT' ? mit(author ?? `the authors of ${name}`) : `Licensed under ${license ?? ''}.`;
  return {
    title: `${name} ${version} (${license ?? 'see its licence'})`,
    text: texts.length > 0 ? texts.join('\n\n') : `${written}\n${source}`.trim(),
  };
};

const line = '-'.repeat(80);

/** The licences of all third-party code in an image. Packages with the same text share it. */
export const writeNotices = (root: string): string => {
  const byText = new Map<string, string[]>();
  for (const path of listShipped(root)) {
    const { title, text } = toNotice(join(root, path));
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const parts = [...byText].map(([text, titles]) => [line, ...new Set(titles), '', text, ''].join('\n'));
  return [
    'Hunar contains software and fonts of others, under these licences.',
    'Node.js and the operating system of an image bring their own.',
    '',
    ...parts,
  ].join('\n');
};
