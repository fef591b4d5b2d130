'use client';

import { Camera, CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState, type ChangeEvent } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { OwnVerification, PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { showPaperCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import type { papers } from '#lib/features/profiles/texts/papers.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { judgePhoto } from './judge-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface OneProps {
  which: PaperKind;
  isThere: boolean;
  words: typeof papers;
}

const usePaper = ({ which, words }: OneProps) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // The same picture may be chosen once more.
    target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      const judged = await judgePhoto(file);
      setFault(judged === null ? null : words[judged]);
      if (judged !== null) return;
      await api(showPaperCall, { query: { which }, file: { file: await shrinkPhoto(file) } });
      router.refresh();
    } catch {
      setFault(words.failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, take };
};

const One = (props: OneProps) => {
  const { which, isThere, words } = props;
  const id = useId();
  const { isBusy, fault, take } = usePaper(props);
  const { label, hint } = words[which];
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center gap-2 font-medium">
        {label}
        {isThere && (
          <span className="flex items-center gap-1 text-sm text-success">
            <CircleCheck aria-hidden className="size-4" />
            {words.there}
          </span>
        )}
      </p>
      <p className="text-sm text-muted">{hint}</p>
      <label
        htmlFor={id}
        className={`${buttonVariants({ variant: 'outline', size: 'block' })} focus-within:outline-2 focus-within:outline-brand`}
      >
        {isBusy ? <Spinner /> : <Camera aria-hidden className="size-5" />}
        {isBusy ? words.sending : isThere ? words.again : words.take}
        <span className="sr-only">{label}</span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture={which === 'face' ? 'user' : 'environment'}
          disabled={isBusy}
          className="sr-only"
          onChange={(event) => void take(event)}
        />
      </label>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  );
};

interface ShowPapersProps {
  verification: OwnVerification;
  /** Since when we have them, and why they were not enough, in words; null where that is not so. */
  said: string | null;
  words: typeof papers;
}

/** Shows an identity paper and a face to the office, camera first. */
export const ShowPapers = ({ verification: { state, shown }, said, words }: ShowPapersProps) => {
  const has = (which: PaperKind): boolean => state === 'begun' && shown.includes(which);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        {said && <p className="font-medium">{said}</p>}
        {state !== 'waiting' && <p>{words.intro}</p>}
      </div>
      {state !== 'waiting' && (
        <>
          <One which="paper" isThere={has('paper')} words={words} />
          <One which="face" isThere={has('face')} words={words} />
        </>
      )}
    </section>
  );
};
