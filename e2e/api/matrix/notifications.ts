import {
  listNotificationsContract,
  readNotificationsContract,
} from '#lib/features/notifications/contracts/notifications.ts';
import { members, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeNotification } from '#server/testing/factories/notifications.ts';

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
