import { Clock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { tickets } from '#lib/features/support/texts/tickets.en.ts';

export interface ContactInfoProps {
  phone: string | null;
  email: string | null;
  words: (typeof tickets)['contact'];
}

interface LineProps {
  icon: ReactNode;
  label: string;
  hint: string;
  href?: string;
}

const lineClass = 'flex min-h-16 items-center gap-3 p-4 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brand';

const Line = ({ icon, label, hint, href }: LineProps) => {
  const text = (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{label}</span>
      <span className="block text-sm text-muted">{hint}</span>
    </span>
  );
  const inner = (
    <>
      {icon}
      {text}
    </>
  );
  return (
    <li className="rounded-card border border-line bg-card shadow-soft">
      {href === undefined ? (
        <div className={lineClass}>{inner}</div>
      ) : (
        <a href={href} className={lineClass}>
          {inner}
        </a>
      )}
    </li>
  );
};

/** How to reach us outside the app, as far as it is set up; and how long an answer takes. */
export const ContactInfo = ({ phone, email, words }: ContactInfoProps) => (
  <ul className="flex flex-col gap-3">
    {email !== null && (
      <Line icon={<Mail aria-hidden />} label={words.email} hint={email} href={`mailto:${email}`} />
    )}
    {phone !== null && (
      <Line
        icon={<Phone aria-hidden />}
        label={words.phone}
        hint={`${phone} · ${words.hours}`}
        href={`tel:${phone.replaceAll(' ', '')}`}
      />
    )}
    <Line icon={<Clock aria-hidden />} label={words.respond} hint={words.respondHint} />
  </ul>
);
