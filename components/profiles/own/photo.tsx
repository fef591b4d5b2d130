'use client';

import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent, useEffect, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { held } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useRouter } from 'next/navigation';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useNewLooks, type NewLooksWords } from './new-looks.tsx';
import { findPhotoError, toPhotoErrorText, shrinkPhoto } from '#components/page/shrink-photo.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';

const FAULT_SHOWN_MS = 2000;

type PhotoWords = (typeof account)['photo'] & {
  readonly doneHint: string;
  readonly notImage: string;
  readonly tooLarge: string;
};

/** An error that disappears by itself, because nothing was lost. */
const usePassingFault = () => {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (fault === null) return;
    const timer = setTimeout(() => setFault(null), FAULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  return [fault, setFault] as const;
};

/** Picks a profile photo and uploads it right away. */
const usePhoto = (words: PhotoWords, ask: () => Promise<boolean>) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = usePassingFault();
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      await api('PUT /users/upload-image', { file: { profileImage: await shrinkPhoto(file) } });
      notify({ title: words.done, description: words.doneHint, variant: 'success' });
      router.refresh();
    } catch (error) {
      notify({ title: words.failed, description: toPhotoErrorText(error, words), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File): void => {
    const found = findPhotoError(file, words);
    setFault(found);
    if (found === null) void ask().then((isAgreed) => (isAgreed ? upload(file) : undefined));
  };
  return { isBusy, fault, take };
};

export interface PhotoProps {
  name: string;
  src: string | null;
  words: PhotoWords;
  newLooks?: NewLooksWords | null;
}

/** The user's photo; a tap changes it. */
export const Photo = ({ name, src, words, newLooks = null }: PhotoProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { ask, sheet } = useNewLooks(newLooks);
  const { isBusy, fault, take } = usePhoto(words, ask);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) take(file);
    // Lets the user pick the same file again.
    target.value = '';
  };
  return (
    <div className="flex flex-col items-center gap-1">
      <button
        type="button"
        aria-busy={isBusy}
        aria-label={isBusy ? words.busy : words.change}
        onClick={() => input.current?.click()}
        {...(isBusy && held)}
        className="relative rounded-full"
      >
        <Avatar name={name} src={src} size="large" />
        <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full border-2 border-card bg-brand text-brand-ink [&_svg]:size-4.5">
          {isBusy ? <Spinner /> : <Camera aria-hidden />}
        </span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
      <p role="alert" className="text-center text-sm text-danger empty:hidden">
        {fault}
      </p>
      {sheet}
    </div>
  );
};
