import * as push from '#lib/features/notifications/contracts/push.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';

const saving = ({ userId }: Caller) => ({ body: makeSubscription({ userId }) });
const forAnother = () => ({ body: makeSubscription({ userId: 'e'.repeat(24) }) });

export const rows: MatrixRow[] = [
  { contract: push.readPushConfigContract, outcome: members('ok') },
  {
    contract: push.saveTokenContract,
    outcome: members('ok'),
    request: saving,
    other: { outcome: members(403), request: forAnother },
  },
  { contract: push.dropTokenContract, outcome: members('ok') },
];
