import type { QueueName } from '#lib/features/office/contracts/office.ts';

/**
 * Whether the office lists this queue among its decisions. Unverified workers have sent nothing to compare; those with
 * documents wait in `papers`.
 */
export const isDecidable = (queue: QueueName): boolean => queue !== 'verification';
