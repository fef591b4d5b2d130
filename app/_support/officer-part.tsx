import { Mail } from 'lucide-react';
import { Part } from '#components/page/part.tsx';
import { ReachRow } from '#components/support/reach-rows.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { DECIDE_DAYS } from '#lib/features/bookings/rules/cases.ts';
import { readSupport } from '#lib/features/support/services/tickets.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';

/** The person who answers for complaints, if the operator has named one. */
export const OfficerPart = ({ words }: { words: Messages['officer'] }) => {
  const { officer } = readSupport();
  if (!officer) return null;
  const { name, email } = officer;
  return (
    <Part id="officer" title={words.title}>
      <p className="text-muted">{fill(words.hint, { days: String(DECIDE_DAYS) })}</p>
      <ListRows>
        <ReachRow icon={<Mail aria-hidden />} href={`mailto:${email}`} label={name} hint={email} />
      </ListRows>
    </Part>
  );
};
