import assert from 'node:assert/strict';
import { z } from 'zod';
import { database } from '#models/connection.ts';

const stage: z.ZodType<Stage> = z.looseObject({
  stage: z.string(),
  indexName: z.string().optional(),
  get inputStage() {
    return stage.optional();
  },
  get inputStages() {
    return z.array(stage).optional();
  },
});
interface Stage {
  stage: string;
  indexName?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

const report = z.looseObject({
  queryPlanner: z.looseObject({ winningPlan: z.unknown() }),
  executionStats: z.looseObject({ totalKeysExamined: z.number(), totalDocsExamined: z.number() }),
});

interface Query {
  collection: string;
  filter: Record<string, unknown>;
  sort?: Record<string, 1 | -1>;
  limit?: number;
}

const listStages = (from: Stage): Stage[] => [
  from,
  ...(from.inputStage ? listStages(from.inputStage) : []),
  ...(from.inputStages ?? []).flatMap(listStages),
];

export interface Explained {
  stages: string[];
  indexes: string[];
  keysExamined: number;
  docsExamined: number;
}

/** Parses a query's explain output: stages, indexes and keys read. */
export const readExplained = (account: unknown): Explained => {
  const { queryPlanner, executionStats } = report.parse(account);
  const stages = listStages(stage.parse(queryPlanner.winningPlan));
  return {
    stages: stages.map((one) => one.stage),
    indexes: stages.flatMap(({ indexName }) => indexName ?? []),
    keysExamined: executionStats.totalKeysExamined,
    docsExamined: executionStats.totalDocsExamined,
  };
};

const explain = async (query: Query): Promise<Explained> => {
  const { collection, filter, sort = {}, limit = 0 } = query;
  const found = database().collection(collection).find(filter).sort(sort).limit(limit);
  return readExplained(await found.explain('executionStats'));
};

/** Asserts that a query uses the named index, without a collection scan or in-memory sort. */
export const assertIndexed = async (query: Query, index: string): Promise<Explained> => {
  const explained = await explain(query);
  assert.deepEqual(explained.indexes, [index]);
  assert.ok(!explained.stages.includes('COLLSCAN'), 'no walk over the collection');
  assert.ok(!explained.stages.includes('SORT'), 'no sort in memory');
  return explained;
};
