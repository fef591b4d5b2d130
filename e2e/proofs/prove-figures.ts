import { areHeld, atLeast, atMost, say, withoutBar, type Figure } from '#bench/figures.ts';
import { keepResult } from '#bench/keep-result.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

const figures: Figure[] = [];

/** Prints a measurement with its upper limit. */
export const recordMax = (name: string, figure: number, bar: number): void =>
  void figures.push(say(atMost(name, figure, bar)));

/** Prints a measurement with its lower limit. */
export const recordMin = (name: string, figure: number, bar: number): void =>
  void figures.push(say(atLeast(name, figure, bar)));

/** Prints a measurement without a limit. */
export const tell = (name: string, figure: number): void => void figures.push(say(withoutBar(name, figure)));

/** Stores the figures of `prove:<name>`; returns whether every limit holds. */
export const keepFigures = (name: string): boolean => {
  keepResult({ command: `prove:${name}`, figures });
  return areHeld(figures);
};

/** The proofs named on the command line, or all. */
export const chosenProofs = <Proof>(proofs: Readonly<Record<string, Proof>>): Proof[] => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(proofs, name));
  if (unknown !== undefined)
    throw new SetUpError(
      `Unknown proof ${unknown}: name ${Object.keys(proofs).join(', ')}, or none for all.`,
    );
  return Object.entries(proofs)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, proof]) => proof);
};
