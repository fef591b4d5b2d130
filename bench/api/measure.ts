import autocannon from 'autocannon';

const CONNECTIONS = 20;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);

/** One call of one server, asked by one person. */
export interface Asked {
  url: string;
  token?: string;
}

export const headersOf = ({ token }: Asked): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Requests a second that a server answers; anything but a success is a fault of the run. */
const measure = async (asked: Asked): Promise<number> => {
  const { url } = asked;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: headersOf(asked),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return result.requests.total / result.duration;
};

/** Requests a second of each, round by round; they take turns, so that other work on the machine meets them alike. */
export const measureInTurns = async (all: readonly Asked[]): Promise<number[][]> => {
  const rounds = all.map((): number[] => []);
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, asked] of all.entries()) rounds[at]?.push(await measure(asked));
  return rounds.map((values) => values.slice(1));
};
