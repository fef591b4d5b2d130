import { sendMessageCall, uploadAttachmentCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Attachment, Message } from '#lib/features/messages/contracts/messages.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { putUnsent, type Unsent, type UnsentFile } from './unsent-messages.ts';

// Answers that say nothing about the message itself; the session's end is one, as the same person comes back.
const passing = new Set([401, 408, 425, 429]);
// Trying again today changes nothing.
const DAY_IS_FULL = 'too_many_conversations';

const isPassing = (error: unknown): boolean => {
  if (error instanceof ApiError && error.code === DAY_IS_FULL) return false;
  if (error instanceof ApiError) return error.status >= 500 || passing.has(error.status);
  return error instanceof NetworkError;
};

const upload = async ({ blob, name, uploaded }: UnsentFile): Promise<Attachment> => {
  if (uploaded) return uploaded;
  const file = new File([blob], name, { type: blob.type });
  return (await api(uploadAttachmentCall, { file: { file } })).data;
};

/** Uploads what is not there yet; each file is noted at once, so that a broken try does not send it twice. */
const uploadFiles = async (unsent: Unsent): Promise<Attachment[]> => {
  const attachments: Attachment[] = [];
  let files = unsent.files;
  for (const [at, file] of files.entries()) {
    const uploaded = await upload(file);
    attachments.push(uploaded);
    files = files.with(at, { ...file, uploaded });
    await putUnsent({ ...unsent, files }).catch(() => undefined);
  }
  return attachments;
};

const send = async (unsent: Unsent): Promise<Message> => {
  const attachments = await uploadFiles(unsent);
  const { text, receiverId, id: clientId } = unsent;
  const body = { text, clientId, ...(attachments.length > 0 && { attachments }) };
  return (await api(sendMessageCall, { params: { id: receiverId }, body })).data;
};

/** The code that says most: where a field was refused, the field's. */
const codeOf = (error: unknown): string =>
  error instanceof ApiError ? (error.errors[0]?.code ?? error.code) : 'unknown';

/** What became of a message: stored, refused for good, or to be tried again, not before the server's wait is over. */
type Outcome = { stored: Message } | { refusal: string } | { retryAfterMs: number };

/** Brings one message to the server. */
export const deliver = async (unsent: Unsent): Promise<Outcome> => {
  try {
    return { stored: await send(unsent) };
  } catch (error) {
    if (!isPassing(error)) return { refusal: codeOf(error) };
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    return { retryAfterMs: (seconds ?? 0) * 1000 };
  }
};
