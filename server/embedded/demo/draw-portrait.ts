import sharp from 'sharp';

/** The features of a portrait, with colours from the palette below. */
export interface Features {
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  cut: keyof typeof cuts;
  /** Worn on the head, over the hair or in its place. */
  cover?: keyof typeof covers;
  beard?: keyof typeof beards;
  clothes: keyof typeof clothes;
  /** Of clothes, and of what covers the head. */
  cloth: keyof typeof cloths;
  accent: keyof typeof cloths;
  ground: keyof typeof grounds;
  hasGlasses?: boolean;
  hasBindi?: boolean;
  hasEarrings?: boolean;
  /** Lines beside the eyes and the mouth. */
  isOlder?: boolean;
}

const skins = {
  light: ['#eec39a', '#dca877'],
  wheat: ['#d9a06b', '#c2854f'],
  brown: ['#b97a48', '#a06337'],
  deep: ['#8f5a35', '#774727'],
} as const;

const hairs = { black: '#1f1a1a', brown: '#3a2518', grey: '#9a9793', white: '#d9d6d0' } as const;

const cloths = {
  peacock: '#0f6b66',
  teal: '#3cc4b7',
  mint: '#a9ded7',
  marigold: '#f5a524',
  rust: '#b5651d',
  maroon: '#8c2f39',
  rose: '#d96c8a',
  indigo: '#2f4b8f',
  violet: '#6d55a8',
  olive: '#6b7a3a',
  slate: '#4a5a63',
  cream: '#f4ead6',
} as const;

const grounds = {
  teal: '#cdeae5',
  warm: '#fbe3b3',
  violet: '#ddd3f3',
  rose: '#f8d5e0',
  blue: '#d3def8',
  sand: '#ece4d6',
} as const;

const SHOULDERS = 'M12 128q2-30 36-36h32q34 6 36 36z';

/** Behind the face, and on the forehead. */
const cuts = {
  short: { back: '', front: 'M42 57q-5-33 22-34 27 1 22 34-2-13-7-19-15 4-30 0-5 6-7 19z' },
  parted: { back: '', front: 'M42 58q-5-35 24-35 25 1 20 35-2-13-6-18-19-1-28-12-6 11-10 30z' },
  swept: { back: '', front: 'M42 57q-7-30 16-36 30-3 29 19 0 9-2 17-2-12-7-17-13-1-22-9-9 9-14 26z' },
  balding: { back: '', front: 'M42 60q-4-16 2-23 3 3 2 8-2 7-2 15zM86 60q4-16-2-23-3 3-2 8 2 7 2 15z' },
  long: {
    back: 'M37 58q0-38 27-38t27 38v36q-9 6-14 1H51q-5 5-14-1z',
    front: 'M64 25q-17 4-22 34-5-36 22-38 27 2 22 38-5-30-22-34z',
  },
  bun: {
    back: 'M64 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM39 56q0-36 25-36t25 36q0 12-5 18H44q-5-6-5-18z',
    front: 'M64 25q-17 4-22 32-4-34 22-36 26 2 22 36-5-28-22-32z',
  },
  braid: {
    back: 'M38 58q0-38 26-38t26 38q0 12-3 18 9 8 6 20 2 8-3 14-4 3-8-2-5-8 0-14-5-9-1-16H46q-8-6-8-20z',
    front: 'M60 25q-14 6-18 33-5-35 22-37 27 2 22 37-4-27-26-33z',
  },
  bob: {
    back: 'M36 60q0-40 28-40t28 40q0 14-4 20-8 2-10-4H50q-2 6-10 4-4-6-4-20z',
    front: 'M42 58q-3-33 23-36 26 2 21 36-4-14-12-19-18 1-32 19z',
  },
} as const;

/** Behind everything, and over forehead or chin. */
const covers = {
  dupatta: {
    back: 'M28 128q-4-30 2-62 4-50 34-50t34 50q6 32 2 62z',
    front: 'M64 20q-27 0-28 42-3-46 28-47 31 1 28 47-1-42-28-42z',
  },
  hijab: {
    back: 'M26 128q8-30 8-62 2-50 30-50t30 50q0 32 8 62z',
    front:
      'M34 70q-3-54 30-54t30 54q2 26 14 58H20q12-32 14-58zM64 27q-21 0-21 33 0 22 21 24 21-2 21-24 0-33-21-33z',
  },
  turban: { back: '', front: 'M37 49q-6-36 27-37 33 1 27 37-11-14-27-14T37 49z' },
  topi: { back: '', front: 'M42 42q-1-22 22-22t22 22q-10-6-22-6t-22 6z' },
  pahadi: { back: '', front: 'M41 43l5-22q18-6 36 0l5 22q-23-8-46 0z' },
  cap: { back: '', front: 'M41 44q-2-25 23-26 25 1 23 26 6 1 9 5-18-6-32-6t-23 1z' },
} as const;

const folds: Partial<Record<keyof typeof covers, string>> = {
  turban: 'M40 44q12-20 42-26M46 39q14-14 40-14M64 35q14-2 25 8',
  pahadi: 'M42 41q22-8 44 0',
  cap: 'M43 42q20-5 42 0',
};

const beards = {
  moustache: 'M54 68q5-6 10-2 5-4 10 2-5 3-10 1-5 2-10-1z',
  stubble: '',
  beard: 'M42 60q0 27 22 28 22-1 22-28-3 9-10 8-6-5-12-3-6-2-12 3-7 1-10-8z',
  goatee: 'M56 68q4-4 8-1 4-3 8 1 1 16-8 18-9-2-8-18z',
  full: 'M41 56q-2 40 23 44 25-4 23-44-2 11-11 11-6-5-12-3-6-2-12 3-9 0-11-11z',
} as const;

interface Painted {
  cloth: string;
  accent: string;
}

const clothes = {
  shirt: ({ accent }: Painted) =>
    `<path fill="${accent}" d="M50 92l14 16 14-16 5 2-11 20-8-6-8 6-11-20z"/><path class="seam" d="M64 108v20"/>`,
  kurta: ({ accent }: Painted) =>
    `<path fill="${accent}" d="M52 91q12 10 24 0l2 4q-14 12-28 0z"/><path class="seam" d="M64 100v22"/><circle cx="64" cy="107" r="1.6"/><circle cx="64" cy="115" r="1.6"/>`,
  overall: ({ accent }: Painted) =>
    `<path fill="${accent}" d="M38 94l8-2 6 18h24l6-18 8 2-2 34H40z"/><circle cx="51" cy="111" r="2"/><circle cx="77" cy="111" r="2"/>`,
  uniform: ({ accent }: Painted) =>
    `<path fill="${accent}" d="M50 92l14 12-10 8zM78 92l-14 12 10 8z"/><path class="seam" d="M64 104v24M78 113h14v7H78z"/>`,
  saree: ({ accent }: Painted) =>
    `<path fill="${accent}" d="M80 91q20 4 30 16l6 21H36q20-8 44-37z"/><path class="seam" d="M83 92q-14 24-40 36"/>`,
  salwar: ({ accent }: Painted) => `<path fill="${accent}" d="M40 95q24 34 48 0l14 6q-38 44-76 0z"/>`,
  sweater: ({ accent }: Painted) =>
    `<path fill="none" stroke="${accent}" stroke-width="5" d="M49 93q15 15 30 0"/><path class="seam" d="M18 116q46 10 92 0"/>`,
} as const;

const eyes =
  '<g fill="#231815"><circle cx="55" cy="58" r="2.5"/><circle cx="73" cy="58" r="2.5"/></g><g fill="#fff" opacity=".8"><circle cx="55.8" cy="57.2" r=".8"/><circle cx="73.8" cy="57.2" r=".8"/></g>';

const path = (fill: string, d: string): string =>
  d ? `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>` : '';

const drawFace = ({ skin, hair, isOlder, hasBindi, hasGlasses, hasEarrings }: Features): string => {
  const [tone, shade] = skins[skin];
  const brow = hair === 'white' ? hairs.grey : hairs[hair];
  return [
    `<path fill="${shade}" d="M54 76h20v18q-10 9-20 0z"/>`,
    `<g fill="${tone}"><circle cx="42" cy="60" r="5"/><circle cx="86" cy="60" r="5"/><path d="M43 50q0-24 21-24t21 24v12q0 23-21 25-21-2-21-25z"/></g>`,
    `<g fill="none" stroke-linecap="round"><path stroke="${brow}" stroke-width="2.4" d="M51 51.5q4-2.6 8-.6M69 50.9q4-2 8 .6"/>`,
    `<path stroke="${shade}" stroke-width="2.2" d="M64 58q-3 6-1 8 1 1 3 .3"/>`,
    isOlder
      ? `<path stroke="${shade}" stroke-width="1.4" d="M47 62q-1 2 0 4M81 62q1 2 0 4M53 67q-2 3-1 6M75 67q2 3 1 6"/>`
      : '',
    '</g>',
    eyes,
    hasBindi ? '<circle cx="64" cy="45" r="2" fill="#b42318"/>' : '',
    hasGlasses
      ? '<g fill="#fff" fill-opacity=".12" stroke="#2b3a39" stroke-width="1.8"><circle cx="55" cy="58" r="6.5"/><circle cx="73" cy="58" r="6.5"/><path fill="none" d="M61.5 57.5q2.5-2 5 0M48.5 57l-6-1.5M79.5 57l6-1.5"/></g>'
      : '',
    hasEarrings
      ? '<g fill="#f5a524"><circle cx="42" cy="67" r="2.2"/><circle cx="86" cy="67" r="2.2"/></g>'
      : '',
  ].join('');
};

const mouth =
  '<path fill="none" stroke="#8c3b33" stroke-width="2.2" stroke-linecap="round" d="M57 73q7 6 14 0"/>';

/** A portrait as SVG: flat, from the shoulders up. */
const portraitSvg = (look: Features): string => {
  const { cut, cover, beard, cloth, accent } = look;
  const hair = hairs[look.hair];
  const covered = cover ? covers[cover] : null;
  // A turban or hijab has another colour than the clothes.
  const coverFill = cloths[accent];
  const isWrapped = cover === 'hijab' || cover === 'turban';
  const painted = { cloth: cloths[cloth], accent: cloths[accent] };
  const fold = cover && folds[cover];
  const front = covered ? path(coverFill, covered.front) : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="0 0 128 128">',
    '<style>.seam{fill:none;stroke:#000;stroke-opacity:.22;stroke-width:1.6}</style>',
    `<path fill="${grounds[look.ground]}" d="M0 0h128v128H0z"/><circle fill="#fff" opacity=".4" cx="64" cy="60" r="52"/>`,
    covered ? path(coverFill, covered.back) : '',
    isWrapped ? '' : path(hair, cuts[cut].back),
    path(painted.cloth, SHOULDERS),
    `<g fill-opacity=".95">${clothes[look.clothes](painted)}</g>`,
    drawFace(look),
    beard ? path(hair, beards[beard]) : '',
    mouth,
    isWrapped ? '' : path(hair, cuts[cut].front),
    front,
    fold ? `<path class="seam" d="${fold}"/>` : '',
    '</svg>',
  ].join('');
};

/** Draws a portrait as a file like an upload. */
export const drawPortrait = async (look: Features): Promise<Uint8Array> =>
  sharp(Buffer.from(portraitSvg(look)))
    .png({ compressionLevel: 1 })
    .toBuffer();
