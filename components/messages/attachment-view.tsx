'use client';

import { Download, FileText, Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { getAttachmentCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Attachment } from '#lib/features/messages/contracts/messages.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Speech } from './messages-words.ts';

// The bytes need the token, which an address in the page cannot carry.
const read = ({ url }: Attachment): Promise<Blob> =>
  api(getAttachmentCall, { params: { key: url.slice(url.lastIndexOf('/') + 1) } });

interface ViewProps {
  file: Attachment;
  words: Speech['words']['bubble'];
}

const usePicture = (file: Attachment): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    read(file)
      .then((blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
};

const Photo = ({ file, words }: ViewProps) => {
  const address = usePicture(file);
  const name = fill(words.open, { name: file.fileName });
  return (
    <a
      href={address ?? undefined}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      className="block aspect-[4/3] w-60 max-w-full overflow-hidden rounded-control bg-chip"
    >
      {address && (
        <picture>
          <img src={address} alt={file.fileName} className="size-full object-cover" />
        </picture>
      )}
    </a>
  );
};

const save = async (file: Attachment): Promise<void> => {
  const address = URL.createObjectURL(await read(file));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const FileButton = ({ file, words }: ViewProps) => {
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
          {words.types[file.type]} · {sizeOf(file.size)}
        </span>
      </span>
      <Download aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  );
};

/** A file of a message: pictures are shown, everything else is a download. */
export const AttachmentView = (props: ViewProps) =>
  props.file.type === 'image' ? <Photo {...props} /> : <FileButton {...props} />;
