import type { Metadata } from 'next';
import { Section } from '#components/page/section.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ReachRows } from '#components/support/reach-rows.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readSupport } from '#lib/features/support/services/tickets.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

/** The day of the check that the statement reports. */
const CHECKED_AT = new Date('2026-11-30T12:00:00+05:30');

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).accessibility.title,
});

const working = ['keyboard', 'speech', 'contrast', 'size', 'motion', 'language'] as const;
const missing = ['tested', 'photos', 'script', 'others'] as const;

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Section title={title}>
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Section>
);

export default async function AccessibilityPage() {
  const [locale] = await Promise.all([readLocale(), guardPage(publicPaths.accessibility)]);
  const { accessibility, tickets } = messages(locale);
  const { title, intro, status, works, gaps, report } = accessibility;
  const { contact, support } = tickets;
  const { phone, email } = readSupport();
  return (
    <PageShell title={title} back={publicPaths.helpCenter}>
      <p>{intro}</p>
      <Section title={status.title}>
        <p>{fill(status.text, { day: formatDate(locale, CHECKED_AT) })}</p>
      </Section>
      <Points title={works.title} points={working.map((key) => works.points[key])} />
      <Points title={gaps.title} points={missing.map((key) => gaps.points[key])} />
      <Section title={report.title}>
        <p>{report.text}</p>
        <p>{report.answer}</p>
        <ListRows>
          <LinkRow
            href={publicPaths.contactAbout(report.subject)}
            icon="contact"
            label={support.write}
            hint={contact.respond}
          />
          <ReachRows phone={phone} email={email} words={{ ...support, hours: contact.hours }} />
        </ListRows>
        <p>{report.further}</p>
      </Section>
    </PageShell>
  );
}
