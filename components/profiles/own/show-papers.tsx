'use client';

import { Camera, CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button, buttonVariants, held } from '#components/ui/button.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type {
  IdentityDocument,
  OwnVerification,
  PaperKind,
} from '#lib/features/profiles/contracts/papers.ts';
import { namesAadhaar } from '#lib/features/profiles/rules/aadhaar.ts';
import type { papers } from '#lib/features/profiles/texts/papers.en.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { checkPhoto } from './judge-photo.ts';
import { shrinkPhoto } from '#components/page/shrink-photo.ts';

type Words = typeof papers;

interface Paper {
  which: PaperKind;
  document?: IdentityDocument;
}

/** Uploads a photo; returns an error message or null. */
const sendPaper = async (file: File, query: Paper, words: Words): Promise<string | null> => {
  try {
    await api('POST /users/verification', { query, file: { file: await shrinkPhoto(file) } });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.code === 'no_aadhaar' ? words.noAadhaar : words.failed;
  }
};

/** Returns what is wrong with a photo before anyone sees it, or null. */
const judgePaper = async (file: File, words: Words): Promise<string | null> => {
  // Redrawing shrinks the image and drops its file name, so check the name first.
  if (namesAadhaar(file.name)) return words.noAadhaar;
  const judged = await checkPhoto(file);
  return judged === null ? null : words[judged];
};

interface Photo {
  readonly file: File;
  readonly url: string;
}

/** A photo is shown to its owner first; only then it is sent. */
const usePaper = (paper: Paper, words: Words) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const drop = (): void => {
    if (photo) URL.revokeObjectURL(photo.url);
    setPhoto(null);
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Lets the user pick the same photo again.
    target.value = '';
    if (!file) return;
    drop();
    setBusy(true);
    const wrong = await judgePaper(file, words);
    setFault(wrong);
    if (wrong === null) setPhoto({ file, url: URL.createObjectURL(file) });
    setBusy(false);
  };
  const send = async (): Promise<void> => {
    if (!photo) return;
    setBusy(true);
    const wrong = await sendPaper(photo.file, paper, words);
    setFault(wrong);
    if (wrong === null) {
      drop();
      router.refresh();
    }
    setBusy(false);
  };
  return { isBusy, fault, photo, take, send };
};

interface TakeProps extends Paper {
  isThere: boolean;
  words: Words;
}

const Take = ({ isThere, words, ...paper }: TakeProps) => {
  const id = useId();
  const { isBusy, fault, photo, take, send } = usePaper(paper, words);
  return (
    <>
      {photo && (
        <>
          <img
            src={photo.url}
            alt={words[paper.which].label}
            className="max-h-72 w-full rounded-card border border-line bg-chip object-contain"
          />
          <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => void send()}>
            {isBusy && <Spinner />}
            {isBusy ? words.sending : words.use}
          </Button>
        </>
      )}
      <label
        htmlFor={id}
        className={`${buttonVariants({ variant: 'outline', size: 'block' })} focus-within:outline-2 focus-within:outline-brand`}
      >
        <Camera aria-hidden className="size-5" />
        {isThere || photo ? words.again : words.take}
        <span className="sr-only">{words[paper.which].label}</span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture={paper.which === 'face' ? 'user' : 'environment'}
          className="sr-only"
          onChange={(event) => void take(event)}
          {...(isBusy && held)}
        />
      </label>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </>
  );
};

interface OneProps {
  which: PaperKind;
  isThere: boolean;
  words: Words;
  children: ReactNode;
}

const One = ({ which, isThere, words, children }: OneProps) => (
  <div className="flex flex-col gap-1.5">
    <p className="flex items-center gap-2 font-medium">
      {words[which].label}
      {isThere && (
        <span className="flex items-center gap-1 text-sm text-success">
          <CircleCheck aria-hidden className="size-4" />
          {words.there}
        </span>
      )}
    </p>
    <p className="text-sm text-muted">{words[which].hint}</p>
    {children}
  </div>
);

const documents: readonly IdentityDocument[] = ['pan', 'driving_licence', 'voter_card'];

const PaperPart = (props: Pick<TakeProps, 'isThere' | 'words'>) => {
  const { words } = props;
  const [document, setDocument] = useState<IdentityDocument | null>(null);
  return (
    <One which="paper" {...props}>
      <ChoiceChips
        isStacked
        legend={words.document}
        choices={documents.map((value) => ({ value, label: words.documents[value] }))}
        value={document}
        onChoose={(value) => setDocument(documents.find((one) => one === value) ?? null)}
      />
      {document && <Take which="paper" document={document} {...props} />}
    </One>
  );
};

interface ShowPapersProps {
  verification: OwnVerification;
  /** When documents were sent or why they were refused; null when neither applies. */
  notice: string | null;
  words: Words;
}

/** Takes photos of an identity document and a face, opening the camera first. */
export const ShowPapers = ({ verification: { state, shown }, notice, words }: ShowPapersProps) => {
  const has = (which: PaperKind): boolean => state === 'begun' && shown.includes(which);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        {notice && <p className="font-medium">{notice}</p>}
        {state !== 'waiting' && <p>{words.intro}</p>}
      </div>
      {state !== 'waiting' && (
        <>
          <PaperPart isThere={has('paper')} words={words} />
          <One which="face" isThere={has('face')} words={words}>
            <Take which="face" isThere={has('face')} words={words} />
          </One>
        </>
      )}
    </section>
  );
};
