import { IncompleteCard } from '#components/home/incomplete-card.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ProfilePart } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import { isOfStart } from '#lib/features/profiles/rules/start-steps.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface IncompleteProfileProps {
  missing: readonly ProfilePart[];
  locale: Locale;
}

/** What a worker's profile lacks before customers find them; nothing where it lacks nothing. */
export const IncompleteProfile = ({ missing, locale }: IncompleteProfileProps) => {
  const { dashboards, start } = messages(locale);
  if (missing.length === 0) return null;
  const fields = missing.map((part) => dashboards.fields[part]).join(', ');
  return (
    <IncompleteCard
      title={dashboards.incomplete}
      hint={fill(dashboards.missing, { fields })}
      complete={dashboards.complete}
      steps={missing.some(isOfStart) ? start.invite.steps : undefined}
    />
  );
};
