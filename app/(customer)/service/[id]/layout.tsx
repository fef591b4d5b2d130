import type { ReactNode } from 'react';
import { FailedWords } from '#components/layout/failed-words.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

interface ServiceLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Turns visitors away before anything is sent, so that the answer carries the right status. */
export default async function ServiceLayout({ params, children }: ServiceLayoutProps) {
  await guardPage(publicPaths.service((await params).id));
  const { services } = messages(await readLocale());
  return <FailedWords failed={services.failed}>{children}</FailedWords>;
}
