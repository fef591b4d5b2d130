import {
  listNotificationsContract,
  readNotificationsContract,
} from '#lib/features/notifications/contracts/notifications.ts';
import { members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';

export const rows: MatrixRow[] = [
  {
    contract: listNotificationsContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await makeNotification({ userId });
      return {};
    },
  },
  {
    contract: readNotificationsContract,
    outcome: members('ok'),
    request: async ({ userId }) => ({ body: { ids: [String((await makeNotification({ userId }))._id)] } }),
  },
];
