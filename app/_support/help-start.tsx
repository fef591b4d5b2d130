import Link from 'next/link';
import type { ReactNode } from 'react';
import { Pair } from '#components/page/pair.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { AnswerList } from '#components/support/help/answer-list.tsx';
import { HelpSearch } from '#components/support/help/help-search.tsx';
import { TopicTiles } from '#components/support/help/topic-tiles.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { faqEntries } from './help-entries.ts';

interface HelpStartProps {
  help: Messages['help'];
  /** The heading of the topics. */
  title: string;
  /** The name of the statement of accessibility. */
  accessibility: string;
  /** Ways to reach us, beside the answers. */
  children: ReactNode;
}

/** The start of both help pages: search, topics and frequent questions, with the page's own part beside them. */
export const HelpStart = ({ help, title, accessibility, children }: HelpStartProps) => (
  <>
    <HelpSearch words={help} />
    <Pair
      first={
        <>
          <section aria-labelledby="topics" className="flex flex-col gap-1">
            <SectionHeading id="topics" title={title} />
            <TopicTiles words={help} />
          </section>
          <section aria-labelledby="faq" className="flex flex-col gap-1">
            <SectionHeading id="faq" title={help.faqTitle} />
            <AnswerList name="faq" answers={faqEntries(help)} />
          </section>
        </>
      }
      second={
        <>
          {children}
          <Link
            href={publicPaths.accessibility}
            prefetch={false}
            className={buttonVariants({ variant: 'link', size: 'flush', className: 'min-h-11 self-start' })}
          >
            {accessibility}
          </Link>
        </>
      }
    />
  </>
);
