import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../embedded/say.ts';
import { SetUpError } from '#server/embedded/say.ts';
import { projectRoot } from '../routes.ts';

interface Figure {
  name: string;
  figure: number;
  bar: number;
  isMet: boolean;
}

const figures: Figure[] = [];

const tell = (figure: Figure): void => {
  figures.push(figure);
  say(`${figure.name} ${figure.figure} ${figure.bar} ${figure.isMet ? 'pass' : 'short'}`);
};

/** Says what was measured against the most that it may be. */
export const most = (name: string, figure: number, bar: number): void =>
  tell({ name, figure, bar, isMet: figure <= bar });

/** Says what was measured against the least that it must be. */
export const least = (name: string, figure: number, bar: number): void =>
  tell({ name, figure, bar, isMet: figure >= bar });

/** Keeps all that was said; whether every bar is met. */
export const keepFigures = (name: string): boolean => {
  const folder = join(projectRoot, '.cache/figures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures, null, 2));
  return figures.every(({ isMet }) => isMet);
};

/** The proofs that are named behind the command, or all. */
export const chosenProofs = <Proof>(proofs: Readonly<Record<string, Proof>>): Proof[] => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(proofs, name));
  if (unknown !== undefined)
    throw new SetUpError(
      `There is no proof ${unknown}: name ${Object.keys(proofs).join(', ')}, or none for all.`,
    );
  return Object.entries(proofs)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, proof]) => proof);
};
