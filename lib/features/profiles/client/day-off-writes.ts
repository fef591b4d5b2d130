import type { DaysOffInput } from '#lib/features/profiles/contracts/days-off.ts';
import { api } from '#lib/platform/browser/api.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import { DAYS_OFF_ITEM } from './day-off-item.ts';

/** Takes days off or gives them back; see `sendWrite`. `title` is empty where `act` names the days. */
export const sendDaysOff = (body: DaysOffInput, act: string, title = '') =>
  sendWrite(
    'PUT /users/days-off',
    { body },
    {
      item: DAYS_OFF_ITEM,
      subject: { act, title, at: null },
      reread: () => api('GET /users/days-off'),
    },
  );
