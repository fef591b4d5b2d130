'use client';

import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { usePhoto, type PhotoWords } from './use-photo.ts';

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
