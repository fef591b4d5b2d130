'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { cn } from './cn.ts';
import type { Notice } from './notify.ts';

export interface NumberedNotice extends Notice {
  readonly key: number;
}

export interface ToasterWords {
  /** The screen reader label of the message area. */
  readonly notices: string;
  readonly close: string;
}

export interface ToastsProps {
  notice: NumberedNotice;
  words: ToasterWords;
  onClose(): void;
}

const SHOWN_MS = 5000;

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert };

const tones = {
  default: 'border-line [&>svg]:text-muted',
  success: 'border-line [&>svg]:text-success',
  destructive: 'border-danger/50 [&>svg]:text-danger',
};

const ToastItem = ({ notice, words, onClose }: ToastsProps) => {
  const { variant = 'default', title, description, isLeaving = false } = notice;
  const Icon = icons[variant];
  return (
    <Toast.Root
      data-slot="toast"
      type={variant === 'destructive' || isLeaving ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={cn(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-card border bg-card py-1 pr-1 pl-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tones[variant],
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && (
          <>
            {/* A screen reader would join the words at which the two meet. */ ' '}
            <Toast.Description className="text-sm text-muted">{description}</Toast.Description>
          </>
        )}
      </div>
      <Toast.Close
        aria-label={words.close}
        className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
};

/** The current message, above the navigation and the page's main action. It waits while being read. */
export const Toasts = ({ notice, words, onClose }: ToastsProps) => (
  <Toast.Provider duration={SHOWN_MS} swipeDirection="right" label={words.notices}>
    <ToastItem key={notice.key} notice={notice} words={words} onClose={onClose} />
    <Toast.Viewport
      data-slot="toasts"
      label={words.notices}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--nav-room,0px)+var(--action-room,0px)+12px+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-[480px] flex-col px-4"
    />
  </Toast.Provider>
);
