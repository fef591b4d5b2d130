import type { Metadata } from 'next';
import Link from 'next/link';
import { AboutTabs } from '#components/support/about/about-tabs.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { VersionLine } from '#components/shell/version-line.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).about.title,
});

export default async function AboutPage() {
  const [locale] = await Promise.all([readLocale(), guardPage(publicPaths.aboutUs)]);
  const { about, more } = messages(locale);
  const action = (
    <Link
      href={publicPaths.feedback}
      prefetch={false}
      className={buttonVariants({ variant: 'outline', size: 'block' })}
    >
      {about.feedback}
    </Link>
  );
  return (
    <PageShell title={about.title} back={publicPaths.more}>
      <AboutTabs words={about} action={action} />
      <VersionLine text={more.version} />
    </PageShell>
  );
}
