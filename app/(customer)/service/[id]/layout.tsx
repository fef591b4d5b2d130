import type { ReactNode } from 'react';
import { FailedWords } from '#components/shell/failed-words.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface ServiceLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Runs the guard before anything is streamed, so that the response carries the right status. */
export default async function ServiceLayout({ params, children }: ServiceLayoutProps) {
  await guardPage(publicPaths.service((await params).id));
  const { services } = messages(await readLocale());
  return <FailedWords failed={services.failed}>{children}</FailedWords>;
}
