import { HardHat } from 'lucide-react';
import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { startSteps, type StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import type { start } from '#lib/features/profiles/texts/start.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';

interface StartCardProps {
  missing: readonly StartStep[];
  locale: Locale;
  words: (typeof start)['invite'];
}

/** Leads to the remaining start steps; renders nothing when all are done. */
export const StartCard = ({ missing, locale, words }: StartCardProps) => {
  if (missing.length === 0) return null;
  const isNew = missing.length === startSteps.length;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-brand bg-tint p-4">
      <div className="flex gap-3">
        <HardHat aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 className="leading-snug font-semibold">{words.title}</h2>
          <p className="text-sm leading-snug">
            {isNew ? words.hint : plural({ locale, count: missing.length, text: words.resume })}
          </p>
        </div>
      </div>
      <Link href={workerPaths.start} prefetch={false} className={buttonVariants({ size: 'block' })}>
        {isNew ? words.go : words.goOn}
      </Link>
    </section>
  );
};
