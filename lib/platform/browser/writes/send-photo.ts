import type { ApiCall } from '#lib/platform/contract/call.ts';
import { createRequester } from '../api.ts';
import { endSession, settledSession } from '../session.ts';
import { loadQueue } from './load-queue.ts';
import { uploadFile, withFileKey } from './upload-file.ts';
import type { WriteSubject } from './waiting-write.ts';
import { toApiRefusal } from './write-outcome.ts';
import { WriteWaits } from './write-waits.ts';

const api = createRequester({ ready: settledSession, onSessionEnd: endSession });

const FIELD = 'photo';

interface PhotoWrite {
  readonly call: ApiCall;
  readonly params: Readonly<Record<string, string>>;
  /** Without the photo, whose key comes with its upload. */
  readonly body: object;
  /** Writes to one thing go out in order. */
  readonly item: string;
  readonly subject: WriteSubject;
}

/**
 * Sends a photo with what is said about it. A bad network cannot lose it: it waits on the device as other writes do.
 * Throws as `sendWrite` does.
 */
export const sendPhoto = async (blob: Blob, write: PhotoWrite): Promise<void> => {
  const key = crypto.randomUUID();
  const queue = await loadQueue();
  const file = { blob, field: FIELD, key: null };
  const outcome = queue && (await queue.submit({ ...write, key, file }).catch(() => 'unstored' as const));
  if (queue === null || outcome === 'unstored') {
    const { call, params, body } = write;
    const sent = withFileKey(body, FIELD, await uploadFile(api, blob));
    await api({ call, params, body: sent, idempotencyKey: key });
  } else if (outcome === null || outcome.kind === 'later') throw new WriteWaits();
  else if (outcome.kind === 'refused') throw toApiRefusal(outcome.refusal);
};
