import { fill } from './fill.ts';

const oneDash = /^([^-–]+?) ?[-–] ?([^-–]+)$/;

/** A range as it is said: '12-2 PM' becomes '12 to 2 PM'. Other texts stay as they are. */
export const sayRange = (text: string, range: string): string => {
  const [, from, to] = oneDash.exec(text) ?? [];
  return from === undefined || to === undefined ? text : fill(range, { from, to });
};
