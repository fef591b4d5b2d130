'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ChangeEvent } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction } from '#components/page/use-action.ts';
import { PictureGrid, PictureTile, PictureViewer } from '#components/profiles/worker/picture-grid.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button, held } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { Sheet } from '#components/ui/sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { MAX_WORK_PICTURES } from '#lib/features/profiles/contracts/profile-limits.ts';
import type { OwnWorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';
import type { OwnPictureWords } from './picture-form.tsx';
import { findPhotoError, toPhotoErrorText, shrinkPhoto } from '#components/page/shrink-photo.ts';

interface OwnPicturesProps {
  pictures: readonly OwnWorkPicture[];
  words: OwnPictureWords;
}

const loadForm = () => import('./picture-form.tsx').then(({ PictureForm }) => PictureForm);
const loadCaptionForm = () => import('./picture-form.tsx').then(({ CaptionForm }) => CaptionForm);

interface AddTileProps {
  words: OwnPictureWords;
  onUploaded(image: StoredImage): void;
}

/** Uploads a photo right away, then asks for its caption. */
const AddTile = ({ words, onUploaded }: AddTileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const fail = (description: string): void =>
    notify({ title: words.failed, description, variant: 'destructive' });
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      onUploaded((await api('POST /uploads', { file: { file: await shrinkPhoto(file) } })).data);
    } catch (error) {
      fail(toPhotoErrorText(error, words));
    } finally {
      setBusy(false);
    }
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    const fault = file ? findPhotoError(file, words) : null;
    if (fault !== null) fail(fault);
    else if (file) void upload(file);
    // Lets the user pick the same file again.
    target.value = '';
  };
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
        {...(isBusy && held)}
        className="flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-control border border-dashed border-field p-1 text-center text-sm font-medium text-brand [&_svg]:size-6"
      >
        {isBusy ? <Spinner /> : <Plus aria-hidden />}
        {isBusy ? <span className="sr-only">{words.busy}</span> : words.add}
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
    </>
  );
};

/** State of removing the open picture. */
const useRemoval = (words: OwnPictureWords) => {
  const router = useRouter();
  const [open, setOpen] = useState<OwnWorkPicture | null>(null);
  const [selected, setSelected] = useState<OwnWorkPicture | null>(null);
  const { isBusy, run } = useAction({ failed: words.removeFailed, failedHint: words.failedHint });
  const ask = (): void => {
    setOpen(null);
    afterSheets(() => setSelected(open));
  };
  const remove = async (): Promise<void> => {
    if (!selected) return;
    const isDone = await run(async () => {
      await api('DELETE /users/work-pictures/{id}', { params: { id: selected._id } });
    });
    setSelected(null);
    if (isDone) afterSheets(() => router.refresh());
  };
  return { open, setOpen, selected, setSelected, isBusy, ask, remove };
};

interface PictureSheetsProps {
  words: OwnPictureWords;
  removal: ReturnType<typeof useRemoval>;
  onEdit(picture: OwnWorkPicture): void;
}

const PictureSheets = ({ words, removal, onEdit }: PictureSheetsProps) => {
  const { open, setOpen, selected, setSelected, isBusy, ask, remove } = removal;
  const sheetWords = usePageWords();
  return (
    <>
      <PictureViewer
        picture={open}
        words={words}
        onClose={() => setOpen(null)}
        why={open?.hidden && <Alert>{fill(words.hidden, { reason: open.hidden.reason })}</Alert>}
        footer={
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              className="flex-auto"
              onClick={() => {
                setOpen(null);
                if (open) onEdit(open);
              }}
            >
              <Pencil aria-hidden className="size-5" />
              {words.edit}
            </Button>
            <Button variant="outline" className="flex-auto" onClick={ask}>
              <Trash2 aria-hidden className="size-5" />
              {words.remove}
            </Button>
          </div>
        }
      />
      <ConfirmSheet
        isOpen={selected !== null}
        onClose={() => setSelected(null)}
        title={words.removeTitle}
        description={words.removeHint}
        confirm={words.remove}
        keep={words.keep}
        onConfirm={() => void remove()}
        isBusy={isBusy}
        words={sheetWords}
      />
    </>
  );
};

/** A worker's own pictures: add, view, edit the caption, remove. */
export const OwnPictures = ({ pictures, words }: OwnPicturesProps) => {
  const router = useRouter();
  const sheetWords = usePageWords();
  const removal = useRemoval(words);
  const { Part: Form, fetchPart } = useFetchedPart(loadForm);
  const [draft, setDraft] = useState<StoredImage | null>(null);
  const caption = useFetchedPart(loadCaptionForm);
  const [edited, setEdited] = useState<OwnWorkPicture | null>(null);
  const edit = async (picture: OwnWorkPicture): Promise<void> => {
    if (await caption.fetchPart()) afterSheets(() => setEdited(picture));
  };
  const ask = async (image: StoredImage): Promise<void> => {
    if (await fetchPart()) setDraft(image);
  };
  const finish = (): void => {
    setDraft(null);
    setEdited(null);
    afterSheets(() => router.refresh());
  };
  const count = { count: formatNumber(pictures.length), most: formatNumber(MAX_WORK_PICTURES) };
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{words.ownTitle}</h2>
        <span className="shrink-0 text-sm text-muted tabular-nums">{fill(words.count, count)}</span>
      </div>
      <p className="text-sm text-muted">{words.hint}</p>
      <PictureGrid>
        {pictures.map((picture) => (
          <li key={picture._id}>
            <PictureTile
              picture={picture}
              words={words}
              isHidden={picture.hidden !== null}
              onOpen={() => removal.setOpen(picture)}
            />
          </li>
        ))}
        {pictures.length < MAX_WORK_PICTURES && (
          <li>
            <AddTile words={words} onUploaded={(image) => void ask(image)} />
          </li>
        )}
      </PictureGrid>
      <PictureSheets words={words} removal={removal} onEdit={(picture) => void edit(picture)} />
      <Sheet isOpen={draft !== null} onClose={() => setDraft(null)} title={words.addTitle} words={sheetWords}>
        {draft && Form && <Form image={draft} words={words} onAdded={finish} />}
      </Sheet>
      <Sheet
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={words.editTitle}
        words={sheetWords}
      >
        {edited && caption.Part && <caption.Part picture={edited} words={words} onSaved={finish} />}
      </Sheet>
    </section>
  );
};
