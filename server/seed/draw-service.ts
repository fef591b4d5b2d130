import sharp from 'sharp';
import type { TradeService } from './services.ts';

const colours = {
  deep: '#0f6b66',
  mid: '#3cc4b7',
  pale: '#a9ded7',
  warm: '#f5a524',
  rust: '#b5651d',
  dark: '#2b3a39',
  white: '#ffffff',
};

/** The colours of the drawings. */
export const drawingStyle = [
  ...Object.entries(colours).map(
    ([name, colour]) => `.${name}{fill:${colour}}.line-${name}{stroke:${colour}}`,
  ),
  '[class^=line]{fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}',
].join('');

// Two backgrounds that alternate by trade, so that a list of services is not one colour.
const grounds = [
  { sky: '#e9f7f5', floor: '#d3ece8' },
  { sky: '#fdf3df', floor: '#f7e3bd' },
] as const;

const pickGround = ({ trade }: TradeService) => grounds[trade.length % 2 === 0 ? 0 : 1];

const toSvg = (service: TradeService): string => {
  const { sky, floor } = pickGround(service);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 160 120">',
    `<style>${drawingStyle}</style>`,
    `<path fill="${sky}" d="M0 0h160v120H0z"/><circle fill="#fff" opacity=".55" cx="80" cy="58" r="54"/>`,
    `<path fill="${floor}" d="M0 100q80-12 160 0v20H0z"/>`,
    ...service.drawing,
    '</svg>',
  ].join('');
};

/** Renders a service's picture as a 4:3 PNG. */
export const drawService = async (service: TradeService): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(toSvg(service)))
      .png({ compressionLevel: 3 })
      .toBuffer(),
  );
