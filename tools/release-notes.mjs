// Prints the changelog's section of a version, for the release workflow; fails where there is none, or when the product
// calls itself something else.
import { readFileSync } from 'node:fs';

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** @param {string} reason @returns {never} */
const refuse = (reason) => {
  console.error(`${reason} before you tag.`);
  process.exit(1);
};

const [version = ''] = process.argv.slice(2);
for (const file of ['package.json', 'package-lock.json'])
  if (JSON.parse(read(file)).version !== version)
    refuse(`${file} has another version than ${version}: change it`);
const app = 'lib/platform/config/app-version.ts';
if (!read(app).includes(`'${version}'`)) refuse(`${app} has another version than ${version}: change it`);
const sections = read('CHANGELOG.md').split(/^## /m);
const section =
  sections.find((text) => text.startsWith(`[${version}]`)) ??
  refuse(`CHANGELOG.md has no section [${version}]: give Unreleased its number`);
process.stdout.write(section.slice(section.indexOf('\n')).trim() + '\n');
