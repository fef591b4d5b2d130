'use client';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { cloudOff } from './cloud-off.tsx';
import { unplugged } from './pictures/unplugged.tsx';

interface RetryNoticeProps {
  /** `offline`: there is no connection; otherwise the server could not answer. */
  kind: 'error' | 'offline';
  title: string;
  hint: string;
  retry: string;
  onRetry(): void;
}

const drawings = { error: unplugged, offline: cloudOff };

/** Stands where a part of a page could not be loaded, and offers another try. */
export const RetryNotice = ({ kind, title, hint, retry, onRetry }: RetryNoticeProps) => (
  <div role="alert" className="my-auto">
    <Notice heading="h2" drawing={drawings[kind]} title={title} hint={hint}>
      <Button onClick={onRetry}>{retry}</Button>
    </Notice>
  </div>
);
