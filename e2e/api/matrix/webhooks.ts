import {
  addWebhookContract,
  changeWebhookContract,
  listAttemptsContract,
  listWebhooksContract,
  removeWebhookContract,
  resendContract,
  rotateSecretContract,
} from '#lib/features/admin/contracts/webhooks.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeAttempt, makeRoomForWebhook, makeWebhook } from '#e2e/kit/factories/webhooks.ts';

const reason = 'For the accounts.';

export const rows: MatrixRow[] = [
  {
    contract: listWebhooksContract,
    outcome: only('admin'),
    request: async () => {
      await makeWebhook();
      return {};
    },
  },
  {
    contract: addWebhookContract,
    outcome: only('admin'),
    request: async () => {
      await makeRoomForWebhook();
      return { body: { url: 'https://receiver.example/hooks', events: ['booking.completed'], reason } };
    },
  },
  {
    contract: changeWebhookContract,
    outcome: only('admin'),
    request: async () => ({
      params: { id: (await makeWebhook()).id },
      body: { isOn: false, events: ['ticket.opened'], reason },
    }),
  },
  {
    contract: removeWebhookContract,
    outcome: only('admin'),
    request: async () => ({ params: { id: (await makeWebhook()).id }, body: { reason } }),
  },
  {
    contract: rotateSecretContract,
    outcome: only('admin'),
    request: async () => ({ params: { id: (await makeWebhook()).id }, body: { reason } }),
  },
  {
    contract: listAttemptsContract,
    outcome: only('admin'),
    request: async () => {
      const { id } = await makeWebhook();
      await makeAttempt(id);
      return { params: { id } };
    },
  },
  {
    contract: resendContract,
    outcome: only('admin'),
    request: async () => {
      const { id } = await makeWebhook();
      return { params: { id, attemptId: await makeAttempt(id) } };
    },
  },
];
