import { IncompleteCard } from '#components/home/incomplete-card.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ProfilePart } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import { isStartPart } from '#lib/features/profiles/rules/start-steps.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface IncompleteProfileProps {
  missing: readonly ProfilePart[];
  locale: Locale;
}

/** Tells workers what their profile lacks before customers can find them; renders nothing when it is complete. */
export const IncompleteProfile = ({ missing, locale }: IncompleteProfileProps) => {
  const { dashboards, start } = messages(locale);
  if (missing.length === 0) return null;
  const fields = missing.map((part) => dashboards.fields[part]).join(', ');
  return (
    <IncompleteCard
      title={dashboards.incomplete}
      hint={fill(dashboards.missing, { fields })}
      complete={dashboards.complete}
      steps={missing.some(isStartPart) ? start.invite.steps : undefined}
    />
  );
};
