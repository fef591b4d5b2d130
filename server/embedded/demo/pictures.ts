import sharp from 'sharp';
import { exchangeImages, storeImage } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { replaceAvatar } from '#models/people/user.ts';
import { insertWorkPicture, listWorkPictures } from '#models/profiles/work-picture.ts';
import { drawingStyle } from '#server/seed/draw-service.ts';
import { services } from '#server/seed/services.ts';
import { findDemoPerson } from './accounts.ts';
import { customerRows } from './customer-rows.ts';
import { drawPortrait } from './draw-portrait.ts';
import { pickFeatures } from './faces.ts';
import { workerRows } from './worker-rows.ts';

/** Finished work by the worker's number: the service that it shows, and the worker's words. */
const works: Readonly<Record<number, readonly (readonly [title: string, caption: string])[]>> = {
  1: [
    ['House wiring check', 'New board in a shop, Aminabad'],
    ['Switch and socket repair', 'Burnt socket changed, Indira Nagar'],
    ['Fan installation', 'Four fans in one morning'],
  ],
  2: [
    ['Cooking for a party', 'Birthday for forty guests'],
    ['Home-cooked meal for four', 'Sunday lunch: rajma, rice, kheer'],
  ],
  3: [
    ['Blouse stitching', 'Wedding blouse with piping'],
    ['Curtain stitching', 'Curtains for a whole flat'],
    ['Clothes alteration', 'School uniforms made longer'],
  ],
  5: [
    ['Furniture assembly', 'Wardrobe for a small room'],
    ['Door lock fitting', 'New lock on an old teak door'],
  ],
  6: [
    ['Kitchen deep cleaning', 'Kitchen before Diwali'],
    ['Full home cleaning', 'Flat handed over clean'],
  ],
  8: [
    ['Painting of one room', 'Living room in two coats'],
    ['Wall touch-up', 'Damp wall treated and painted'],
  ],
};

interface Room {
  wall: string;
  floor: string;
  things: string;
}

const rooms: readonly [Room, ...Room[]] = [
  {
    wall: '#efe7d8',
    floor: '#d8c5a5',
    things: '<path fill="#cfe8f2" stroke="#fff" stroke-width="3" d="M12 14h30v34H12zM27 14v34"/>',
  },
  {
    wall: '#dcecea',
    floor: '#b9cfcb',
    things:
      '<path fill="#fff" opacity=".6" d="M0 20h160v1.5H0zM0 44h160v1.5H0zM40 0h1.5v96H40zM120 0h1.5v96h-1.5z"/>',
  },
  {
    wall: '#f3ddd3',
    floor: '#c99f86',
    things: '<path fill="#b5651d" d="M124 18h24v20h-24z"/><path fill="#f4ead6" d="M127 21h18v14h-18z"/>',
  },
];

/** A picture of work as PNG: what the service's drawing shows, in a room. */
const drawWork = (drawing: readonly string[], at: number): Promise<Uint8Array> => {
  const { wall, floor, things } = rooms[at % rooms.length] ?? rooms[0];
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="20 0 120 120">',
    `<style>${drawingStyle}</style>`,
    `<path fill="${wall}" d="M0 0h160v120H0z"/>${things}<path fill="${floor}" d="M0 96h160v24H0z"/>`,
    ...drawing,
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};

/** The pictures are stored; calling this attaches them. */
type AttachPicture = () => Promise<void>;

const findPerson = (role: 'worker' | 'customer', at: number) => findDemoPerson(role, at + 1);

const makePortrait = async (
  role: 'worker' | 'customer',
  face: { name: string; at: number; experience?: number },
): Promise<AttachPicture[]> => {
  const user = await findPerson(role, face.at);
  if (!user || user.imageKey !== null) return [];
  const userId = String(user._id);
  const bytes = await drawPortrait(pickFeatures({ ...face, at: face.at + (role === 'customer' ? 3 : 0) }));
  const imageKey = await storeImage({ ownerId: userId, purpose: 'avatar', bytes });
  const hang: AttachPicture = () =>
    inTransaction(async (tx) => {
      await exchangeImages({ actor: { userId }, before: [], after: [imageKey] }, tx);
      await replaceAvatar({ userId, imageKey }, tx);
    });
  return [hang];
};

const makeWorkPictures = async (at: number): Promise<AttachPicture[]> => {
  const user = await findPerson('worker', at);
  const workerId = String(user?._id);
  if (!user || (await listWorkPictures(workerId)).length > 0) return [];
  const hangs: AttachPicture[] = [];
  for (const [place, [title, caption]] of (works[at + 1] ?? []).entries()) {
    const drawing = services.find((service) => service.title === title)?.drawing ?? [];
    const bytes = await drawWork(drawing, at + place);
    const imageKey = await storeImage({ ownerId: workerId, purpose: 'work', bytes });
    hangs.push(() =>
      inTransaction(async (tx) => {
        await exchangeImages({ actor: { userId: workerId }, before: [], after: [imageKey] }, tx);
        await insertWorkPicture({ workerId, imageKey, caption, createdAt: now() }, tx);
      }),
    );
  }
  return hangs;
};

/**
 * Draws portraits of all demo people and pictures of some work. Slow but independent of other records, so it can run
 * in parallel. Call the result to attach the pictures.
 */
export const drawDemoPictures = async (): Promise<AttachPicture> => {
  const hangs: AttachPicture[] = [];
  for (const [at, { name, experience }] of workerRows.entries()) {
    hangs.push(...(await makePortrait('worker', { name, at, experience })));
    hangs.push(...(await makeWorkPictures(at)));
  }
  for (const [at, [name]] of customerRows.entries())
    hangs.push(...(await makePortrait('customer', { name, at })));
  return async () => {
    for (const hang of hangs) await hang();
  };
};
