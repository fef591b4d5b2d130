import type { NewLooksWords } from '#components/profiles/own/new-looks.tsx';
import { ShowPapers } from '#components/profiles/own/show-papers.tsx';
import type { OwnVerification } from '#lib/features/profiles/contracts/papers.ts';
import type { papers } from '#lib/features/profiles/texts/papers.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';

interface OwnPapersProps {
  verification: OwnVerification;
  locale: Locale;
  words: typeof papers;
}

const describeState = ({ verification: { state, askedAt, refusal }, locale, words }: OwnPapersProps) => {
  if (state === 'waiting' && askedAt !== null)
    return fill(words.waiting, { day: formatDate(locale, new Date(askedAt)) });
  return state === 'refused' && refusal !== null
    ? fill(words.refused, { reason: words.reasons[refusal] })
    : null;
};

/** Lets a worker send documents for verification, where that is switched on. */
export const OwnPapers = (props: OwnPapersProps) => {
  const { verification, words } = props;
  if (!verification.isOpen) return null;
  return <ShowPapers verification={verification} notice={describeState(props)} words={words} />;
};

/** Returns the warning before a new name or picture is saved, or null when it affects nothing. */
export const newLooksWords = (
  isVerified: boolean,
  { verification, words: { newLooks } }: Pick<OwnPapersProps, 'verification' | 'words'>,
): NewLooksWords | null => {
  const { title, confirm, keep } = newLooks;
  if (isVerified) return { title, confirm, keep, hint: newLooks.verified };
  return verification.state === 'waiting' ? { title, confirm, keep, hint: newLooks.waiting } : null;
};
