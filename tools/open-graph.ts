import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const [WIDTH, HEIGHT] = [1200, 630];
const TILE = 176;

/** The trades of the picture, with the tint each has on its tile everywhere. */
const tiles = [
  ['electrician', 'warm'],
  ['plumber', 'cool'],
  ['houseCleaner', 'warm'],
  ['acTechnician', 'cool'],
  ['carpenter', 'warm'],
  ['cook', 'cool'],
] as const;

/** A colour of the light theme. */
const findColor = (token: string): string =>
  new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6})`).exec(read('app/styles/tokens.css'))?.[1] ?? '#000';

/** A trade's drawing as plain SVG: class names become colours. */
const drawTrade = (name: string): string => {
  const source = new RegExp(`export const ${name} = \\(\\s*<>([\\s\\S]*?)</>`).exec(
    read('components/ui/pictures/trades.tsx'),
  )?.[1];
  if (source === undefined) throw new Error(`No drawing of ${name}.`);
  return source
    .replace(/className="([^"]*)"/g, (_, classes: string) =>
      classes
        .split(' ')
        .map((one) => {
          const [, kind = '', value = ''] = /^(fill|stroke|opacity)-(.+)$/.exec(one) ?? [];
          if (kind === 'opacity') return `opacity="${Number(value) / 100}"`;
          return `${kind}="${value === 'none' ? value : findColor(value)}"`;
        })
        .join(' '),
    )
    .replaceAll('strokeWidth', 'stroke-width')
    .replaceAll('strokeLinecap', 'stroke-linecap')
    .replaceAll('strokeLinejoin', 'stroke-linejoin');
};

const drawTile = ([name, tint]: (typeof tiles)[number], at: number): string => {
  const x = 548 + (at % 3) * (TILE + 24);
  const y = 127 + Math.floor(at / 3) * (TILE + 24);
  const color = findColor(tint === 'warm' ? 'tint-warm' : 'tint');
  return `<g transform="translate(${x} ${y})"><rect width="${TILE}" height="${TILE}" rx="36" fill="${color}"/>
    <svg x="34" y="34" width="${TILE - 68}" height="${TILE - 68}" viewBox="0 0 48 48">${drawTrade(name)}</svg></g>`;
};

/** Draws the picture that messengers show beside a link to the front page: the logo and six trades. */
export const writeOpenGraph = async (): Promise<void> => {
  const sign = read('public/icon.svg').replace(/<svg/, '<svg x="112" y="155" width="320" height="320"');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${findColor('ground')}"/>${sign}${tiles.map(drawTile).join('')}</svg>`;
  await sharp(Buffer.from(picture))
    .png({ palette: true, effort: 10 })
    .toFile(join(projectRoot, 'public/open-graph.png'));
};
