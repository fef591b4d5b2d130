'use client';

import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { MAX_MESSAGE_LENGTH } from '#lib/features/messages/contracts/message-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { isPicture, OwnPicture } from './attachment-view.tsx';
import type { Speech } from './messages-words.ts';
import { useComposer, type Composing } from './use-composer.ts';

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
            onClick={() => composing.removeFile(at)}
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

/** Where one writes: Enter sends, Shift and Enter begin a new line, and what is not sent stays. */
export const Composer = ({ partnerId, words, onSent }: ComposerProps) => {
  const composing = useComposer({ partnerId, words, onSent });
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    composing.send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        composing.send();
      }}
      className="border-t border-line bg-card px-2 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      <Files composing={composing} words={words} />
      <p role="alert" className="px-2 text-sm text-danger not-empty:pb-1">
        {composing.fault}
      </p>
      <div className="flex items-end gap-1">
        <Attach composing={composing} label={words.composer.attach} />
        <textarea
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
