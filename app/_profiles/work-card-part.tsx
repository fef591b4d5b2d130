import { Part } from '#components/page/part.tsx';
import { WorkCard } from '#components/profiles/own/work-card.tsx';
import { readOwnCard } from '#lib/features/profiles/services/work-card.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';

interface WorkCardPartProps {
  actor: Actor;
  isPhoneProved: boolean;
  locale: Locale;
}

/** The switch and the settings of the worker's public card. */
export const WorkCardPart = async ({ actor, isPhoneProved, locale }: WorkCardPartProps) => {
  const { data } = await load(() => readOwnCard({ actor }));
  const { workCard, privacy } = messages(locale);
  const { title, page: _page, phoneUnproved, phoneUnprovable, ...words } = workCard;
  const whyHidden = hasSms() ? phoneUnproved : phoneUnprovable;
  const phoneHint = isPhoneProved ? words.phoneHint : whyHidden;
  const { failed, failedHint } = privacy;
  const languages = locales.map((value) => ({ value, label: languageNames[value] }));
  return (
    <Part id="card" title={title}>
      <WorkCard first={data} languages={languages} words={{ ...words, phoneHint, failed, failedHint }} />
    </Part>
  );
};
