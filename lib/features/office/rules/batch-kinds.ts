import type { QueueName } from '#lib/features/office/contracts/office.ts';

export type BatchKind = 'close' | 'assign';

const batchKinds: Partial<Record<QueueName, readonly BatchKind[]>> = {
  // A complaint is a case and needs its own answer.
  complaints: ['assign'],
  letters: ['close', 'assign'],
  feedback: ['close', 'assign'],
};

/** What can be decided together in a queue. Everything else is looked at one by one. */
export const findBatchKinds = (queue: QueueName): readonly BatchKind[] => batchKinds[queue] ?? [];
