import type { Metadata } from 'next';
import Link from 'next/link';
import { AnswerList } from '#components/support/help/answer-list.tsx';
import { HelpSearch } from '#components/support/help/help-search.tsx';
import { TopicTiles } from '#components/support/help/topic-tiles.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findHelp, isHelpTopic, type HelpTopic } from '#lib/features/support/rules/find-help.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { faqEntries, helpEntries } from '#app/_support/help-entries.ts';
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

interface Wish {
  topic: HelpTopic | null;
  query: string;
  words: Messages['help'];
}

const Answers = ({ topic, query, words }: Wish) => {
  const found = findHelp(helpEntries(words), { topic, query });
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

const Start = ({ words }: { words: Messages['help'] }) => (
  <>
    <section aria-labelledby="topics" className="flex flex-col gap-1">
      <SectionHeading id="topics" title={words.topicsTitle} />
      <TopicTiles words={words} />
    </section>
    <section aria-labelledby="faq" className="flex flex-col gap-1">
      <SectionHeading id="faq" title={words.faqTitle} />
      <AnswerList name="faq" answers={faqEntries(words)} />
    </section>
    <Contact label={words.contact} />
  </>
);

export default async function HelpCenterPage({ searchParams }: { searchParams: Search }) {
  const [locale, topic, q] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'topic'),
    readParam(searchParams, 'q'),
    guardPage(publicPaths.helpCenter),
  ]);
  const { help } = messages(locale);
  const query = (q ?? '').trim().slice(0, 100);
  const wish = { topic: isHelpTopic(topic) ? topic : null, query };
  return (
    <PageShell title={help.title} back={publicPaths.more}>
      <HelpSearch query={query} words={help} />
      {wish.topic === null && query === '' ? <Start words={help} /> : <Answers {...wish} words={help} />}
    </PageShell>
  );
}
