import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { createLanes } from '#lib/platform/concurrency/semaphore.ts';

/** The size at which messengers show a preview. */
const PREVIEW_SIZE = { width: 1200, height: 630 };

const LEFT = 96;
const LINE_WIDTH = PREVIEW_SIZE.width - 2 * LEFT;

// The light theme's: a messenger does not tell whose phone is dark.
const colors = { ground: '#fbfaf7', ink: '#1c1917', muted: '#57534e', brand: '#0f6b66', tint: '#e9f7f5' };

const scripts = ['latin', 'devanagari', 'kannada', 'tamil', 'telugu'];
const families = 'Anek Latin,Anek Devanagari,Anek Kannada,Anek Tamil,Anek Telugu';

interface Line {
  text: string;
  size: number;
  color: string;
  maxHeight: number;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const drawText = (line: Pick<Line, 'text' | 'size' | 'color'>, fontfile?: string) =>
  sharp({
    text: {
      text: `<span foreground="${line.color}">${escape(line.text)}</span>`,
      font: `${families} ${line.size}`,
      ...(fontfile && { fontfile }),
      ...{ width: LINE_WIDTH, wrap: 'word-char', dpi: 72, rgba: true },
    },
  });

const loadFonts = async (): Promise<void> => {
  for (const script of scripts) {
    const file = join(process.cwd(), 'lib/platform/images/fonts', `anek-${script}.ttf`);
    // A font stays loaded for all later texts of the process.
    await drawText({ text: 'a', size: 10, color: colors.ink }, file).png().toBuffer();
  }
};
let fonts: Promise<void> | undefined;

const toLine = async ({ maxHeight, ...line }: Line) => {
  const drawn = await drawText(line).png().toBuffer({ resolveWithObject: true });
  if (drawn.info.height <= maxHeight) return drawn;
  return sharp(drawn.data)
    .resize({ width: LINE_WIDTH, height: maxHeight, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
};

const check =
  '<path d="m5 12 5 5L20 7" fill="none" stroke="#0f6b66" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';
const star =
  '<path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z" fill="#f5a524"/>';
// As in public/icon.svg.
const sign =
  '<rect width="32" height="32" rx="9" fill="#0f6b66"/><path d="M9.5 6.5v19m0 0v-6a6.5 6.5 0 0 1 13 0v6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="20.5" cy="8" r="3" fill="#f5a524"/>';

const MARK = 44;
const MARK_GAP = 14;
const FOOT_TOP = 500;
const FOOT_HEIGHT = 76;

const drawSvg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** Draws a mark and its text, side by side from `left`; returns where the next ones may begin. */
const drawMarked = async (
  { mark, text, isBadge }: { mark: string; text: string; isBadge: boolean },
  left: number,
): Promise<{ parts: OverlayOptions[]; end: number }> => {
  const color = isBadge ? colors.brand : colors.ink;
  const { data, info } = await toLine({ text, size: 40, color, maxHeight: 60 });
  const pad = isBadge ? 24 : 0;
  const width = 2 * pad + MARK + MARK_GAP + info.width;
  const ground = isBadge
    ? `<rect width="${width}" height="${FOOT_HEIGHT}" rx="${FOOT_HEIGHT / 2}" fill="${colors.tint}"/>`
    : '';
  const svg = `${ground}<svg x="${pad}" y="${(FOOT_HEIGHT - MARK) / 2}" width="${MARK}" height="${MARK}" viewBox="0 0 24 24">${mark}</svg>`;
  const top = FOOT_TOP + Math.round((FOOT_HEIGHT - info.height) / 2);
  return {
    parts: [
      { input: drawSvg(width, FOOT_HEIGHT, svg), left, top: FOOT_TOP },
      { input: data, left: left + pad + MARK + MARK_GAP, top },
    ],
    end: left + width + 40,
  };
};

interface Preview {
  name: string;
  /** The trades; empty without any. */
  detail: string;
  /** Null without a badge. */
  badge: string | null;
  /** Null without a rating. */
  rating: string | null;
}

const draw = async ({ name, detail, badge, rating }: Preview): Promise<Uint8Array<ArrayBuffer>> => {
  fonts ??= loadFonts();
  await fonts.catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const parts: OverlayOptions[] = [
    {
      input: drawSvg(88, 88, `<svg width="88" height="88" viewBox="0 0 32 32">${sign}</svg>`),
      left: LEFT,
      top: 72,
    },
  ];
  const brand = await toLine({ text: 'Hunar', size: 48, color: colors.brand, maxHeight: 88 });
  parts.push({ input: brand.data, left: LEFT + 112, top: 72 + Math.round((88 - brand.info.height) / 2) });
  const title = await toLine({ text: name, size: 92, color: colors.ink, maxHeight: 124 });
  parts.push({ input: title.data, left: LEFT, top: 200 });
  if (detail !== '') {
    const { data } = await toLine({ text: detail, size: 46, color: colors.muted, maxHeight: 120 });
    parts.push({ input: data, left: LEFT, top: 350 });
  }
  let left = LEFT;
  for (const one of [
    badge !== null && { mark: check, text: badge, isBadge: true },
    rating !== null && { mark: star, text: rating, isBadge: false },
  ]) {
    if (!one) continue;
    const marked = await drawMarked(one, left);
    parts.push(...marked.parts);
    left = marked.end;
  }
  const picture = sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: colors.ground } });
  return new Uint8Array(await picture.composite(parts).png({ palette: true }).toBuffer());
};

const inLane = createLanes({ lanes: 1, maxWaiting: 30 });

/** Draws the picture that messengers show beside a link to a person's page, in any of our scripts. */
export const drawPreview = (preview: Preview): Promise<Uint8Array<ArrayBuffer> | 'busy'> =>
  inLane(() => draw(preview));
