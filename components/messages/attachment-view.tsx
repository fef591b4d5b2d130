'use client';

import { Download, FileText, Film } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { saveBlob, saveFromUrl } from '#components/page/save-file.ts';
import { Sheet } from '#components/ui/sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Attachment } from '#lib/features/messages/contracts/messages.ts';
import { formatBytes } from '#lib/platform/i18n/format.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Speech } from './messages-words.ts';

// Attachments need the token, which an address in the page cannot carry.
const read = (key: string): Promise<Blob> => api('GET /attachments/{key}', { params: { key } });

interface ViewProps extends Speech {
  file: Attachment;
}

type Picture = { state: 'loading' | 'failed' } | { state: 'ready'; address: string };

const usePicture = ({ key }: Attachment) => {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    read(key)
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
    // The conversation is refetched often, but the file behind a key never changes.
  }, [key, tries]);
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
  const [isOpen, setIsOpen] = useState(false);
  const sheetWords = usePageWords();
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
  const save = (): void => {
    if (address !== undefined) saveFromUrl({ address, name: file.fileName });
  };
  return (
    <>
      <button
        type="button"
        aria-label={fill(bubble.open, { name: file.fileName })}
        disabled={address === undefined}
        onClick={() => setIsOpen(true)}
        className={`${frame} block`}
      >
        {address !== undefined && (
          <picture>
            <img src={address} alt={file.fileName} onError={fail} className="size-full object-cover" />
          </picture>
        )}
      </button>
      <Sheet
        isWide
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={file.fileName}
        words={sheetWords}
        footer={
          <Button size="block" variant="outline" onClick={save}>
            <Download aria-hidden className="size-5" />
            {bubble.save}
          </Button>
        }
      >
        <picture>
          <img src={address} alt={file.fileName} className="mx-auto max-h-[70dvh] object-contain" />
        </picture>
      </Sheet>
    </>
  );
};

const FileButton = ({ file, words: { bubble: words } }: ViewProps) => {
  const Icon = file.type === 'video' ? Film : FileText;
  const save = (): void =>
    void read(file.key).then(
      (blob) => saveBlob({ blob, name: file.fileName }),
      () => notify({ title: words.openFailed, variant: 'destructive' }),
    );
  return (
    <button
      type="button"
      onClick={save}
      aria-label={fill(words.open, { name: file.fileName })}
      className="flex min-h-12 max-w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-left text-ink"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{file.fileName}</span>
        <span className="block text-xs text-muted">
          {words.types[file.type]} · {formatBytes(file.size)}
        </span>
      </span>
      <Download aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  );
};

/** An attachment: images are shown, other files are downloads. */
export const AttachmentView = (props: ViewProps) =>
  props.file.type === 'image' ? <Photo {...props} /> : <FileButton {...props} />;

// Image types browsers render safely; SVG could contain scripts.
const SAFE_IMAGE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/** Returns whether a file can be shown as an image. */
export const isPicture = ({ type }: Blob): boolean => SAFE_IMAGE.test(type);

/** An image of this device that has not been sent yet. */
export const OwnPicture = ({ blob, name, className }: { blob: Blob; name: string; className: string }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  return (
    <picture>
      <img ref={show} alt={name} className={className} />
    </picture>
  );
};

/** Images of a message that waits to be sent. */
export const OwnPictures = ({ files }: { files: readonly { name: string; blob: Blob }[] }) =>
  files.map(({ name, blob }, at) => (
    <OwnPicture key={`${name} ${at}`} blob={blob} name={name} className={`${frame} object-cover`} />
  ));
