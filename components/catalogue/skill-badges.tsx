import { Badge } from '#components/ui/badge.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface SkillBadgesProps {
  skills: readonly NamedEntry[];
  locale: Locale;
  label: string;
}

export const SkillBadges = ({ skills, locale, label }: SkillBadgesProps) =>
  skills.length > 0 && (
    <div className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden className="text-xs text-muted">
        {label}
      </span>
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill._id}>
            <Badge>{nameIn(locale, skill)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
