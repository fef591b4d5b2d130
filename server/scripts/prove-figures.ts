import { areHeld, least as atLeast, most as atMost, say, told, type Figure } from '#bench/figures.ts';
import { keepResult } from '#bench/keep-result.ts';
import { SetUpError } from '#server/embedded/say.ts';

const figures: Figure[] = [];

/** Says what was measured against the most that it may be. */
export const most = (name: string, figure: number, bar: number): void =>
  void figures.push(say(atMost(name, figure, bar)));

/** Says what was measured against the least that it must be. */
export const least = (name: string, figure: number, bar: number): void =>
  void figures.push(say(atLeast(name, figure, bar)));

/** Says what is of interest beside the bars. */
export const tell = (name: string, figure: number): void => void figures.push(say(told(name, figure)));

/** Keeps all that was said by `prove:<name>`; whether every bar is met. */
export const keepFigures = (name: string): boolean => {
  keepResult({ command: `prove:${name}`, figures });
  return areHeld(figures);
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
