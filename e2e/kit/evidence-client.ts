import assert from 'node:assert/strict';
import { sweepAttachments } from '#lib/features/messages/services/attachments.ts';
import { sweepEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { expectSuccess } from './api/expect-reply.ts';
import { bookingClient } from './booking-client.ts';
import { readStored } from './read-stored.ts';
import { TEST_PASSWORD, type SignedIn } from './factories/users.ts';

export const fileIn = async (key: string): Promise<Uint8Array> => {
  const bytes = await readStored(key);
  assert.ok(bytes, key);
  return bytes;
};

export const hexOf = (bytes: Uint8Array) => [200, Buffer.from(bytes).toString('hex')];

export const sweepAll = async (): Promise<void> => {
  await sweepImages();
  await sweepAttachments();
  await sweepEvidence();
};

/** Calls in tests of people who leave, and of admins who open kept files. */
export const evidenceClient = (origin: () => string) => {
  const { send } = bookingClient(origin);

  const leave = async (who: SignedIn): Promise<void> => {
    const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
    expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
  };

  const look = async (admin: SignedIn, key: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${origin()}/api/v1/admin/evidence/${key}`, { headers });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  const readAll = async (admin: SignedIn, evidence: readonly { key: string }[]) => {
    const read = await Promise.all(evidence.map(({ key }) => look(admin, key)));
    return read.map(({ status, bytes }) => [status, Buffer.from(bytes).toString('hex')]);
  };

  return { send, leave, look, readAll };
};
