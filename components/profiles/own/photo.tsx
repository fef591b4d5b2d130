'use client';

import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent, useEffect, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useRouter } from 'next/navigation';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { uploadProfileImageCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import { faultOf, reasonOf, shrinkPhoto } from './shrink-photo.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';

const FAULT_SHOWN_MS = 2000;

type PhotoWords = (typeof account)['photo'] & {
  readonly doneHint: string;
  readonly notImage: string;
  readonly tooLarge: string;
};

/** What is wrong with the file that was chosen; it goes by itself, as nothing was lost. */
const usePassingFault = () => {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (fault === null) return;
    const timer = setTimeout(() => setFault(null), FAULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  return [fault, setFault] as const;
};

/** Takes a photo for one's own picture and sends it at once. */
const usePhoto = (words: PhotoWords) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = usePassingFault();
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      await api(uploadProfileImageCall, { file: { profileImage: await shrinkPhoto(file) } });
      notify({ title: words.done, description: words.doneHint, variant: 'success' });
      router.refresh();
    } catch (error) {
      notify({ title: words.failed, description: reasonOf(error, words), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File): void => {
    const found = faultOf(file, words);
    setFault(found);
    if (found === null) void upload(file);
  };
  return { isBusy, fault, take };
};

export interface PhotoProps {
  name: string;
  src: string | null;
  words: PhotoWords;
}

/** One's own picture; a tap changes it. */
export const Photo = ({ name, src, words }: PhotoProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, fault, take } = usePhoto(words);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) take(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div className="flex flex-col items-center gap-1">
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy}
        aria-label={isBusy ? words.busy : words.change}
        onClick={() => input.current?.click()}
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
    </div>
  );
};
