import autocannon from 'autocannon';
import { setting } from '../setting.ts';

const CONNECTIONS = 20;
const ROUNDS = setting('BENCH_ROUNDS', 9);
const SECONDS = setting('BENCH_SECONDS', 4);

/** A call to one server, made by one person. */
export interface MeasuredRequest {
  url: string;
  token?: string;
}

export const authHeaders = ({ token }: MeasuredRequest): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Returns the requests per second that a server answers; throws unless every answer is a success. */
const measure = async (request: MeasuredRequest): Promise<number> => {
  const { url } = request;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: authHeaders(request),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return result.requests.total / result.duration;
};

/** Returns the requests per second of each, round by round. They alternate, so that other load affects all equally. */
export const measureInTurns = async (all: readonly MeasuredRequest[]): Promise<number[][]> => {
  const rounds = all.map((): number[] => []);
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, request] of all.entries()) rounds[at]?.push(await measure(request));
  return rounds.map((values) => values.slice(1));
};
