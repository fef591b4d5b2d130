import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { findRows, readGlossary } from './glossary.ts';
import { parseIcuPlural } from './icu.ts';
import { listTexts, type TranslatedLocale } from './exchange-texts.ts';

const people = {
  hi: ['सुनीता देवी', 'रमेश कुमार'],
  kn: ['ಲಕ್ಷ್ಮಿ', 'ರಮೇಶ್'],
  ta: ['லட்சுமி', 'ரமேஷ்'],
  te: ['లక్ష్మి', 'రమేష్'],
} as const satisfies Record<TranslatedLocale, readonly [string, string]>;

const instants = [new Date('2026-11-28T11:00:00Z'), new Date('2026-09-01T04:30:00Z')];
const cities = ['Lucknow', 'Delhi'];

const isName = /^(name|who|other|worker|customer|former|names)$/;
const isTime = /^(time|until|hour|from|late|slot)$/;
const isDay = /^(day|date|when|since|moment|before|expiry|free|whole)$/;
const isPlace = /^(place|city|address)$/;
const isMoney = /^(amount|price|fee|half|full|total|low|high|left)$/;
const isNumber =
  /^(count|max|min|minutes|hours|days|seconds|stars|rating|average|km|percent|lateHours|freeHours|halfPercent|fullPercent|freeMinutes)$/;

/** A value that people see in place of a placeholder; the second one differs in gender, number and ending. */
const sampleFor = (name: string, locale: TranslatedLocale, which: 0 | 1): string => {
  const at = instants[which] ?? new Date(0);
  if (isName.test(name)) return people[locale][which];
  if (isTime.test(name)) return formatTime(locale, at);
  if (isDay.test(name)) return formatDay(locale, at);
  if (isPlace.test(name)) return cityIn(locale, cities[which] ?? '');
  if (isMoney.test(name)) return formatMoney(which === 0 ? 120_000 : 100);
  if (isNumber.test(name)) return String(which + 1);
  return `‹${name}›`;
};

const fillAll = (text: string, locale: TranslatedLocale, which: 0 | 1): string => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fill(text, Object.fromEntries(names.map((name) => [name, sampleFor(name, locale, which)])));
};

/** A text as a woman reads of one thing and a man of two; once if nothing in it varies. */
export const renderText = (text: string, locale: TranslatedLocale): string[] => {
  const plural = parseIcuPlural(text);
  const forms = typeof plural === 'string' ? [text, text] : [plural.one, plural.other];
  const [first = '', second = ''] = forms;
  return [...new Set([fillAll(first, locale, 0), fillAll(second, locale, 1)])];
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

const cell = (lines: readonly string[], lang?: string): string =>
  `<td${lang === undefined ? '' : ` lang="${lang}"`}>${lines.map(escape).join('<br>')}</td>`;

const page = (locale: TranslatedLocale, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Texts: ${locale}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; }
  table { border-collapse: collapse; width: 100%; }
  td { border-top: 1px solid #ccc; padding: 0.4rem; vertical-align: top; width: 25%; overflow-wrap: anywhere; }
  h2 { position: sticky; top: 0; background: Canvas; }
</style>
${body}
</html>
`;

/** Writes all texts of a language beside the English into a page for reading. Returns its path. */
export const writeReadingPage = (root: string, folder: string, locale: TranslatedLocale): string => {
  const glossary = readGlossary(readFileSync(join(root, 'docs/words.md'), 'utf8'), locale);
  const english = listTexts(root, 'en');
  const translated = listTexts(root, locale);
  const sections = [...english].map(([file, texts]) => {
    const rows = [...texts].map(([key, text]) => {
      const known = findRows(glossary, text).map((row) => `${row.english}: ${row.word}`);
      const shown = renderText(translated.get(file)?.get(key) ?? '', locale);
      return `<tr>${cell([key])}${cell([text])}${cell(shown, locale)}${cell(known)}</tr>`;
    });
    return `<h2>${escape(file)}</h2>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${locale}.html`);
  writeFileSync(path, page(locale, sections.join('\n')));
  return path;
};
