import type { Metadata } from 'next';
import Link from 'next/link';
import { AboutTabs } from '#components/about/about-tabs.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { VersionLine } from '#components/layout/version-line.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

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
