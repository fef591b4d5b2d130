import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { writeOpenGraph } from './open-graph.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const publicFolder = join(projectRoot, 'public');
const folder = join(publicFolder, 'icons');
const sign = join(publicFolder, 'icon.svg');
const ground = '#0f6b66';

const rasterise = (size: number) => sharp(sign, { density: 1200 }).resize(size);

const writePng = (picture: Sharp, name: string) =>
  picture.png({ palette: true, effort: 10 }).toFile(join(folder, name));

/** Fills the whole square: phones crop it to their own shape and may cut a tenth from each side. */
const writeFilled = async (size: number, share: number, name: string): Promise<void> => {
  const picture = await rasterise(Math.round(size * share)).toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  await writePng(square.composite([{ input: picture }]), name);
};

/** Browsers request /favicon.ico before a page names its icon: one picture in an ICO container. */
const writeFavicon = async (size: number): Promise<void> => {
  const picture = await rasterise(size).png({ palette: true, effort: 10 }).toBuffer();
  const head = Buffer.alloc(22);
  // The header of an icon file with one picture: its size, planes, bits per pixel, length and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(publicFolder, 'favicon.ico'), Buffer.concat([head, picture]));
};

// Shown by phones before installing.
const writeScreenshot = (name: string) =>
  sharp(join(projectRoot, `docs/screens/${name}-light.png`))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(projectRoot, `public/screenshots/${name}.webp`));

/** Draws the installed app's pictures from the logo and docs/screens; the results are committed. */
const main = async (): Promise<void> => {
  for (const size of [192, 512]) {
    await writePng(rasterise(size), `any-${size}.png`);
    await writeFilled(size, 0.76, `maskable-${size}.png`);
  }
  await writeFilled(180, 0.94, 'apple-touch-icon.png');
  await writeFavicon(32);
  await writeOpenGraph();
  for (const name of ['home', 'search', 'worker']) await writeScreenshot(name);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
