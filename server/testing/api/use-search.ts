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

const given = (query: Query): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The search call of a server, as its tests use it. */
export const useSearch = (origin: () => string) => {
  const send = (query: Query, token?: string): Promise<Answer> =>
    sendCall({ origin: origin(), call: searchWorkersContract, token, parts: { query: given(query) } });

  const search = async (query: Query, token?: string): Promise<FoundWorkers> => {
    const answer = await send(query, token);
    expectSuccess(answer, searchWorkersContract);
    return z.looseObject(foundWorkers.shape).parse(answer.json);
  };

  const names = async (query: Query, token?: string): Promise<string[]> =>
    (await search(query, token)).data.map(({ name }) => name);

  return { send, search, names };
};
