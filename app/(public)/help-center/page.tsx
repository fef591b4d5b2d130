import type { Metadata } from 'next';
import Link from 'next/link';
import { AnswerList } from '#components/support/help/answer-list.tsx';
import { HelpSearch } from '#components/support/help/help-search.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { pauseReason } from '#lib/features/people/contracts/pauses.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findHelp, isHelpTopic, type HelpTopic } from '#lib/features/support/rules/find-help.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { helpEntries } from '#app/_support/help-entries.ts';
import { HelpStart } from '#app/_support/help-start.tsx';
import { OfficerPart } from '#app/_support/officer-part.tsx';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).help.title,
});

const Contact = ({ label }: { label: string }) => (
  <Link href={publicPaths.contactUs} prefetch={false} className={buttonVariants({ size: 'block' })}>
    {label}
  </Link>
);

const Answers = ({ topic, query, texts }: { topic: HelpTopic | null; query: string; texts: Messages }) => {
  const { help: words } = texts;
  const found = findHelp(helpEntries(texts), { topic, query });
  if (found.length === 0)
    return (
      <Notice heading="h2" drawing={magnifier} title={words.nothing} hint={words.nothingHint}>
        <Contact label={words.contact} />
      </Notice>
    );
  const count = fill(found.length === 1 ? words.found.one : words.found.other, { count: found.length });
  const title = topic === null ? `${count} ${fill(words.foundFor, { query })}` : words.topics[topic];
  return (
    <section aria-labelledby="found" className="flex flex-col gap-3">
      <SectionHeading id="found" title={title} more={{ href: publicPaths.helpCenter, label: words.all }} />
      <AnswerList name="found" answers={found} />
      <Contact label={words.contact} />
    </section>
  );
};

/** The published reasons for pausing an account, and what its owner can expect. */
const Pauses = ({ words: { list, reasons } }: { words: Messages['pauses'] }) => (
  <section aria-labelledby="pauses" className="flex flex-col gap-2">
    <SectionHeading id="pauses" title={list.title} />
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
      <p>{list.hint}</p>
      <ul className="list-disc pl-5">
        {pauseReason.options.map((reason) => (
          <li key={reason}>{reasons[reason]}</li>
        ))}
      </ul>
      <p>{list.notice}</p>
    </div>
  </section>
);

export default async function HelpCenterPage({ searchParams }: { searchParams: Search }) {
  const [locale, topic, q] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'topic'),
    readParam(searchParams, 'q'),
    guardPage(publicPaths.helpCenter),
  ]);
  const { accessibility, help, officer, pauses } = messages(locale);
  const query = (q ?? '').trim().slice(0, 100);
  const search = { topic: isHelpTopic(topic) ? topic : null, query };
  return (
    <PageShell isWide title={help.title} back={publicPaths.more}>
      {search.topic === null && query === '' ? (
        <HelpStart help={help} title={help.topicsTitle} accessibility={accessibility.title}>
          <Pauses words={pauses} />
          <Contact label={help.contact} />
          <OfficerPart words={officer} />
        </HelpStart>
      ) : (
        <>
          <HelpSearch query={query} words={help} />
          <Answers {...search} texts={messages(locale)} />
        </>
      )}
    </PageShell>
  );
}
