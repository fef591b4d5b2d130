import { z } from 'zod';
import {
  foundWorkers,
  searchWorkersContract,
  type FoundWorkers,
} from '#lib/features/search/contracts/search.ts';
import type { Answer } from './exchange.ts';
import { expectSuccess } from './expect-reply.ts';
import { sendCall } from './send-call.ts';

type Query = Record<string, string | string[] | undefined>;

const toParams = (query: Query): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A server's search call for tests. */
export const useSearch = (origin: () => string) => {
  const send = (query: Query, token?: string): Promise<Answer> =>
    sendCall({ origin: origin(), call: searchWorkersContract, token, parts: { query: toParams(query) } });

  const search = async (query: Query, token?: string): Promise<FoundWorkers> => {
    const answer = await send(query, token);
    expectSuccess(answer, searchWorkersContract);
    return z.looseObject(foundWorkers.shape).parse(answer.json);
  };

  const names = async (query: Query, token?: string): Promise<string[]> =>
    (await search(query, token)).data.map(({ name }) => name);

  return { send, search, names };
};
