'use client';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { unplugged } from '#components/ui/pictures/unplugged.tsx';

const cloudOff = (
  <>
    <path d="M13 37a9 9 0 0 1-1-17.9A13 13 0 0 1 37 18.5 9.5 9.5 0 0 1 36 37z" className="fill-draw-pale" />
    <path
      d="M22 37h14a9.5 9.5 0 0 0 1-18.500A13 13 0 0 0 28.5 9.8 17 17 0 0 1 22 37z"
      className="fill-draw-mid"
    />
    <path d="M8 8l33 33" className="fill-none stroke-draw-white" strokeWidth="7" strokeLinecap="round" />
    <path d="M8 8l33 33" className="fill-none stroke-draw-warm" strokeWidth="3.5" strokeLinecap="round" />
  </>
);

interface RetryNoticeProps {
  /** `offline`: no connection; `error`: the server failed. */
  kind: 'error' | 'offline';
  title: string;
  hint: string;
  retry: string;
  onRetry(): void;
}

const drawings = { error: unplugged, offline: cloudOff };

/** Replaces a section that failed to load, with a retry button. */
export const RetryNotice = ({ kind, title, hint, retry, onRetry }: RetryNoticeProps) => (
  <div role="alert" className="my-auto">
    <Notice heading="h2" drawing={drawings[kind]} title={title} hint={hint}>
      <Button onClick={onRetry}>{retry}</Button>
    </Notice>
  </div>
);
