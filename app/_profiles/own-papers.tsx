import { ShowPapers } from '#components/profiles/own/show-papers.tsx';
import type { OwnVerification } from '#lib/features/profiles/contracts/papers.ts';
import { readVerification } from '#lib/features/profiles/services/papers.ts';
import type { papers } from '#lib/features/profiles/texts/papers.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format.ts';
import { load } from '#app/_request/load.ts';

interface OwnPapersProps {
  actor: Actor;
  locale: Locale;
  words: typeof papers;
}

const sayOf = ({ state, askedAt, refusal }: OwnVerification, { locale, words }: OwnPapersProps) => {
  if (state === 'waiting' && askedAt !== null)
    return fill(words.waiting, { day: formatDate(locale, new Date(askedAt)) });
  return state === 'refused' && refusal !== null
    ? fill(words.refused, { reason: words.reasons[refusal] })
    : null;
};

/** The way for a worker to be verified by papers, where papers are taken. */
export const OwnPapers = async (props: OwnPapersProps) => {
  const { data } = await load(() => readVerification(props));
  if (!data.isOpen) return null;
  return <ShowPapers verification={data} said={sayOf(data, props)} words={props.words} />;
};
