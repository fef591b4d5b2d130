'use client';

import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import {
  MAX_MESSAGE_LENGTH,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '#lib/features/messages/contracts/message-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { isPicture, OwnPicture } from './attachment-view.tsx';
import type { Speech } from './messages-words.ts';
import { focusNextButton } from '#components/ui/focus-in-place.ts';
import { countCodePoints } from '#components/ui/textarea.tsx';
import { draftTo } from '#lib/features/messages/client/message-drafts.ts';
import { enqueue } from '#lib/features/messages/client/send-queue.ts';
import { sendToServer } from '#lib/platform/browser/socket/socket.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { isAllowedName } from '#lib/features/messages/rules/allowed-name.ts';

const TYPING_EVERY_MS = 2500;

/** Tells the partner now and then that the reader is typing, and when they stop. */
const useTyping = (receiverId: string) => {
  const toldAt = useRef(0);
  return (isTyping: boolean): void => {
    const at = performance.now();
    if (isTyping && at - toldAt.current < TYPING_EVERY_MS) return;
    if (!isTyping && toldAt.current === 0) return;
    toldAt.current = isTyping ? at : 0;
    sendToServer('typing', { receiverId, isTyping });
  };
};

const findFileError = ({ name, size }: File, { composer, errors, fields }: Speech['words']): string => {
  if (!isAllowedName(name)) return errors.file_not_allowed;
  if (size === 0) return fill(composer.emptyFile, { name });
  return size > MAX_ATTACHMENT_BYTES ? fields.attachment_too_big : '';
};

/** Finds the files that may not be sent, judged by content as well as name. */
const findRefused = async (files: readonly File[]): Promise<File[]> => {
  const { isAllowedFile } = await import('#lib/features/messages/rules/allowed-file.ts');
  const found: File[] = [];
  for (const file of files)
    if (!isAllowedFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
      found.push(file);
  return found;
};

const useFiles = (words: Speech['words']) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState('');
  const addFiles = (more: readonly File[]): void => {
    const faults = more.map((file) => findFileError(file, words));
    const all = [...files, ...more.filter((_file, at) => faults[at] === '')];
    const tooMany = all.length > MAX_ATTACHMENTS ? words.composer.tooManyFiles : '';
    setFault(faults.find((text) => text !== '') ?? tooMany);
    setFiles(all.slice(0, MAX_ATTACHMENTS));
    // Typing goes on in the meantime. If a file cannot be read here, the server checks it.
    findRefused(all.slice(files.length, MAX_ATTACHMENTS)).then(
      (found) => {
        if (found.length === 0) return;
        setFault(words.errors.file_not_allowed);
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

/** The state of the composer: text, files, and whether they can be sent. */
export const useComposer = ({
  partnerId,
  words,
  onSent,
}: {
  partnerId: string;
  words: Speech['words'];
  onSent(): void;
}) => {
  const draft = draftTo(partnerId);
  const text = useStore(draft, '');
  const attached = useFiles(words);
  const tellTyping = useTyping(partnerId);
  const length = countCodePoints(text.trim());
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  const canSend = !isTooLong && length + attached.files.length > 0;

  const write = (next: string): void => {
    draft.set(next);
    tellTyping(next.trim() !== '');
  };
  const send = (): void => {
    if (!canSend) return;
    const files = attached.files.map((blob) => ({ name: blob.name, blob, uploaded: null }));
    // If the browser cannot store the message, the text and files go back into the composer.
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

interface ComposerProps {
  partnerId: string;
  words: Speech['words'];
  onSent(): void;
}

const roundButton =
  'grid size-12 shrink-0 place-items-center rounded-full transition-[opacity,scale] duration-150 active:scale-95 disabled:opacity-40';

const Files = ({ composing, words }: { composing: Composing; words: Speech['words'] }) =>
  composing.files.length > 0 && (
    <ul className="flex flex-wrap gap-2 px-1 pb-2">
      {composing.files.map((file, at) => (
        <li
          key={`${file.name} ${at}`}
          className="flex max-w-full min-w-0 items-center gap-2 rounded-control bg-chip pl-2 text-sm"
        >
          {isPicture(file) && (
            <OwnPicture blob={file} name="" className="my-1 size-12 shrink-0 rounded-control object-cover" />
          )}
          <span className="min-w-0 truncate">{file.name}</span>
          <button
            type="button"
            aria-label={fill(words.composer.removeFile, { name: file.name })}
            onClick={({ currentTarget: { form } }) => {
              composing.removeFile(at);
              // After the last file in the form comes the button that attaches one.
              focusNextButton(form, at);
            }}
            className="grid size-11 shrink-0 place-items-center"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );

const Attach = ({ composing, label }: { composing: Composing; label: string }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => input.current?.click()}
        className={`${roundButton} text-muted`}
      >
        <Paperclip aria-hidden className="size-6" />
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          composing.addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};

/** The message field: Enter sends, Shift+Enter adds a line, and unsent text is kept as a draft. */
export const Composer = ({ partnerId, words, onSent }: ComposerProps) => {
  const composing = useComposer({ partnerId, words, onSent });
  const field = useRef<HTMLTextAreaElement>(null);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    event.preventDefault();
    composing.send();
    // The button is disabled now and would lose the focus. After a tap, the field would open the phone's keyboard.
    if (event.nativeEvent.submitter?.matches(':focus-visible')) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    composing.send();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="border-t border-line bg-card px-2 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      <Files composing={composing} words={words} />
      <p role="alert" className="px-2 text-sm text-danger not-empty:pb-1">
        {composing.fault}
      </p>
      <div className="flex items-end gap-1">
        <Attach composing={composing} label={words.composer.attach} />
        <textarea
          ref={field}
          rows={1}
          value={composing.text}
          placeholder={words.composer.placeholder}
          aria-label={words.composer.placeholder}
          aria-invalid={composing.isTooLong || undefined}
          enterKeyHint="send"
          onChange={({ target }) => composing.write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none rounded-[1.5rem] border border-field bg-card px-4 py-2.5 leading-snug placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={words.composer.send}
          disabled={!composing.canSend}
          className={`${roundButton} bg-brand text-brand-ink`}
        >
          <SendHorizontal aria-hidden className="size-6" />
        </button>
      </div>
      {composing.isTooLong && (
        <p className="px-2 pt-1 text-right text-xs text-danger tabular-nums">
          {composing.length}/{MAX_MESSAGE_LENGTH}
        </p>
      )}
    </form>
  );
};
