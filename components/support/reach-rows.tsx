import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';

interface ReachRowProps {
  icon: ReactNode;
  href: string;
  label: string;
  hint: string;
}

/** A way to reach someone outside the app. */
export const ReachRow = ({ icon, href, label, hint }: ReachRowProps) => (
  <li>
    <a href={href} className={listRowClass}>
      <ListRow icon={icon} label={label} hint={hint} hasArrow={false} />
    </a>
  </li>
);

interface ReachRowsProps {
  phone: string | null;
  email: string | null;
  words: { call: string; email: string; hours: string };
}

/** The configured phone number and email address. */
export const ReachRows = ({ phone, email, words }: ReachRowsProps) => (
  <>
    {phone !== null && (
      <ReachRow
        icon={<Phone aria-hidden />}
        href={`tel:${phone.replaceAll(' ', '')}`}
        label={words.call}
        hint={`${phone} · ${words.hours}`}
      />
    )}
    {email !== null && (
      <ReachRow icon={<Mail aria-hidden />} href={`mailto:${email}`} label={words.email} hint={email} />
    )}
  </>
);
