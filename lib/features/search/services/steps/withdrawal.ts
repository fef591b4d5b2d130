import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';

/** Returns the secret in the link that withdraws a guest's address. Only their mailbox has it. */
export const toWithdrawal = (id: string): string => toKeyedHash(`withdraw ${id}`);

export const isWithdrawal = (id: string, secret: string | undefined): boolean => secret === toWithdrawal(id);
