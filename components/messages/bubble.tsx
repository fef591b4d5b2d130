'use client';

import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import type { Speech } from './messages-words.ts';

export type Reach = 'sending' | 'waiting' | 'sent' | 'delivered' | 'read' | 'failed';

const icons = {
  sending: Clock,
  waiting: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
};

// Not announced: a screen reader would say "Read" without its message.
const Ticks = ({ reach, words }: { reach: Reach; words: Speech['words'] }) => {
  const Icon = icons[reach];
  return (
    <span data-reach={reach} aria-live="off" className="inline-flex data-[reach=read]:text-info">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words.bubble[reach]}</span>
    </span>
  );
};

export interface BubbleProps extends Speech {
  /** Who wrote it, for screen readers: 'You:'; null while the name is unknown. */
  speaker: string | null;
  text: string;
  at: string;
  /** How far an own message has got; null for received messages. */
  reach: Reach | null;
  /** Rendered above the text. */
  files?: ReactNode;
  /** Actions below the text. */
  children?: ReactNode;
}

/** One message: own on the right, received on the left. */
export const Bubble = ({ speaker, text, at, reach, files, children, locale, words }: BubbleProps) => (
  <div
    data-own={reach !== null || undefined}
    className="group/bubble flex flex-col items-start data-own:items-end"
  >
    <div
      className={cn(
        'max-w-[85%] rounded-2xl px-3 py-2 shadow-soft',
        reach === null ? 'rounded-bl-sm border border-line bg-card' : 'rounded-br-sm bg-tint',
        reach === 'failed' && 'outline-2 -outline-offset-2 outline-danger',
      )}
    >
      {speaker !== null && <span className="sr-only">{speaker} </span>}
      {files && <div className="mb-1 flex flex-col gap-2">{files}</div>}
      {text && (
        <p lang={guessLanguage(text)} className="leading-snug wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted tabular-nums">
        <time dateTime={at}>{formatTime(locale, new Date(at))}</time>
        {reach && <Ticks reach={reach} words={words} />}
      </p>
    </div>
    {children}
  </div>
);
