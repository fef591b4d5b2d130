import { useRef, useState } from 'react';
import { lengthOf } from '#components/ui/textarea.tsx';
import { draftTo } from '#lib/features/messages/client/message-drafts.ts';
import { enqueue } from '#lib/features/messages/client/send-queue.ts';
import { sayToServer } from '#lib/platform/browser/socket/socket.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import {
  MAX_ATTACHMENT_BYTES,
  MAX_MESSAGE_LENGTH,
  MOST_ATTACHMENTS,
} from '#lib/features/messages/contracts/message-limits.ts';
import { canRunByName } from '#lib/features/messages/rules/runnable-name.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Speech } from './messages-words.ts';

interface ComposerInput {
  partnerId: string;
  words: Speech['words'];
  onSent(): void;
}

const TELL_EVERY_MS = 2500;

/** Tells the partner that one types, now and then, and once that one has stopped. */
const useTyping = (receiverId: string) => {
  const toldAt = useRef(0);
  return (isTyping: boolean): void => {
    const at = performance.now();
    if (isTyping && at - toldAt.current < TELL_EVERY_MS) return;
    if (!isTyping && toldAt.current === 0) return;
    toldAt.current = isTyping ? at : 0;
    sayToServer('typing', { receiverId, isTyping });
  };
};

const faultOf = ({ name, size }: File, { composer, errors, fields }: Speech['words']): string => {
  if (canRunByName(name)) return errors.file_can_run;
  if (size === 0) return fill(composer.emptyFile, { name });
  return size > MAX_ATTACHMENT_BYTES ? fields.attachment_too_big : '';
};

/** Those of the files that can run, whatever they are called. */
const findRunnable = async (files: readonly File[]): Promise<File[]> => {
  const { canRun } = await import('#lib/features/messages/rules/runnable-file.ts');
  const found: File[] = [];
  for (const file of files)
    if (canRun({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })) found.push(file);
  return found;
};

const useFiles = (words: Speech['words']) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState('');
  const addFiles = (more: readonly File[]): void => {
    const faults = more.map((file) => faultOf(file, words));
    const all = [...files, ...more.filter((_file, at) => faults[at] === '')];
    const tooMany = all.length > MOST_ATTACHMENTS ? words.composer.tooManyFiles : '';
    setFault(faults.find((text) => text !== '') ?? tooMany);
    setFiles(all.slice(0, MOST_ATTACHMENTS));
    // Writing goes on meanwhile; where a file cannot be read here, the server looks into it.
    findRunnable(all.slice(files.length, MOST_ATTACHMENTS)).then(
      (found) => {
        if (found.length === 0) return;
        setFault(words.errors.file_can_run);
        setFiles((present) => present.filter((file) => !found.includes(file)));
      },
      () => undefined,
    );
  };
  const removeFile = (at: number): void => {
    setFault('');
    setFiles(files.filter((_file, place) => place !== at));
  };
  const clear = (): void => {
    setFiles([]);
    setFault('');
  };
  return { files, fault, addFiles, removeFile, clear, putBack: setFiles };
};

/** What is being written: the text, its files, whether it can go. */
export const useComposer = ({ partnerId, words, onSent }: ComposerInput) => {
  const draft = draftTo(partnerId);
  const text = useStore(draft, '');
  const attached = useFiles(words);
  const tellTyping = useTyping(partnerId);
  const length = lengthOf(text.trim());
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  const canSend = !isTooLong && length + attached.files.length > 0;

  const write = (next: string): void => {
    draft.set(next);
    tellTyping(next.trim() !== '');
  };
  const send = (): void => {
    if (!canSend) return;
    const files = attached.files.map((blob) => ({ name: blob.name, blob, uploaded: null }));
    // Where the browser keeps nothing, all goes back to where it was written.
    enqueue({ receiverId: partnerId, text: text.trim(), files }).then(onSent, () => {
      draft.set(text);
      attached.putBack(attached.files);
    });
    draft.set('');
    attached.clear();
    tellTyping(false);
  };
  const fault = isTooLong ? words.fields.message_too_long : attached.fault;
  return { ...attached, text, length, isTooLong, canSend, fault, write, send };
};

export type Composing = ReturnType<typeof useComposer>;
