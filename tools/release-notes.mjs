// Prints the changelog's section of a version, for the release workflow; fails where there is none.
import { readFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`));
if (!section) {
  console.error(`CHANGELOG.md has no section [${version}]: give Unreleased its number before you tag.`);
  process.exit(1);
}
process.stdout.write(section.slice(section.indexOf('\n')).trim() + '\n');
