'use client';

import { Download, FileText, Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { getAttachmentCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Attachment } from '#lib/features/messages/contracts/messages.ts';
import { formatBytes } from '#lib/platform/i18n/format.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Speech } from './messages-words.ts';

// The bytes need the token, which an address in the page cannot carry.
const read = (url: string): Promise<Blob> =>
  api(getAttachmentCall, { params: { key: url.slice(url.lastIndexOf('/') + 1) } });

interface ViewProps extends Speech {
  file: Attachment;
}

type Picture = { state: 'loading' | 'failed' } | { state: 'ready'; address: string };

const usePicture = ({ url }: Attachment) => {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    read(url)
      .then((blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setPicture({ state: 'ready', address: made });
      })
      .catch(() => !isGone && setPicture({ state: 'failed' }));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
    // The conversation is read again and again; the file behind an address never changes.
  }, [url, tries]);
  const retry = (): void => {
    setPicture({ state: 'loading' });
    setTries((count) => count + 1);
  };
  const fail = (): void => setPicture({ state: 'failed' });
  return { picture, retry, fail };
};

const frame = 'aspect-[4/3] w-60 max-w-full overflow-hidden rounded-control bg-chip';

const Photo = ({ file, words: { bubble, chat } }: ViewProps) => {
  const { picture, retry, fail } = usePicture(file);
  if (picture.state === 'failed')
    return (
      <div
        className={`${frame} flex flex-col items-center justify-center gap-2 p-3 text-center text-sm text-ink`}
      >
        <p role="status">{bubble.photoFailed}</p>
        <Button variant="outline" size="compact" onClick={retry}>
          {chat.retry}
        </Button>
      </div>
    );
  const address = picture.state === 'ready' ? picture.address : undefined;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={fill(bubble.open, { name: file.fileName })}
      className={`${frame} block`}
    >
      {address !== undefined && (
        <picture>
          <img src={address} alt={file.fileName} onError={fail} className="size-full object-cover" />
        </picture>
      )}
    </a>
  );
};

const save = async (file: Attachment): Promise<void> => {
  const address = URL.createObjectURL(await read(file.url));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const FileButton = ({ file, locale, words: { bubble: words } }: ViewProps) => {
  const Icon = file.type === 'video' ? Film : FileText;
  const onSave = (): void =>
    void save(file).catch(() => notify({ title: words.openFailed, variant: 'destructive' }));
  return (
    <button
      type="button"
      onClick={onSave}
      aria-label={fill(words.open, { name: file.fileName })}
      className="flex min-h-12 max-w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-left text-ink"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{file.fileName}</span>
        <span className="block text-xs text-muted">
          {words.types[file.type]} · {formatBytes(locale, file.size)}
        </span>
      </span>
      <Download aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  );
};

/** A file of a message: pictures are shown, everything else is a download. */
export const AttachmentView = (props: ViewProps) =>
  props.file.type === 'image' ? <Photo {...props} /> : <FileButton {...props} />;
