import { say } from './say.ts';

const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 1000;
const CLEAR_LINE = '\r\u001B[2K';

const seconds = (sinceMs: number): string => `${Math.round((performance.now() - sinceMs) / 1000)} s`;

/** The share done so far, from 0 to 1; null while it is unknown. */
type Measure = () => number | null;

const describe = (title: string, startedMs: number, measure?: Measure): string => {
  const share = measure?.() ?? null;
  const percent = share === null ? '' : `, ${Math.min(99, Math.floor(share * 100))} %`;
  return `${title} … ${seconds(startedMs)}${percent}`;
};

/** Runs work that may take longer than ten seconds, and shows how far it is: in place at a terminal, else as lines. */
export const withProgress = async <Result>(
  title: string,
  work: () => Promise<Result>,
  measure?: Measure,
): Promise<Result> => {
  const startedMs = performance.now();
  const isTerminal = process.stdout.isTTY;
  say(`${title} …`);
  const draw = () => {
    const line = describe(title, startedMs, measure);
    if (isTerminal) process.stdout.write(`${CLEAR_LINE}${line}`);
    else say(line);
  };
  const timer = setInterval(draw, isTerminal ? REDRAW_EVERY_MS : LINE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isTerminal && performance.now() - startedMs > REDRAW_EVERY_MS) process.stdout.write(CLEAR_LINE);
    if (performance.now() - startedMs > LINE_EVERY_MS) say(`${title}: ${seconds(startedMs)}.`);
  }
};
