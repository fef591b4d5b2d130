import { cache } from 'react';
import { listServices } from '#lib/features/catalogue/services/jobs.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { load } from '#app/_request/load.ts';

/**
 * Returns a function that names a trade, work type or service in the admin's language. Accounts and bookings store the
 * English name; one that was since renamed or removed stays English. Reads once per request, for title and page.
 */
export const readTranslator = cache(async (locale: Locale): Promise<(name: string) => string> => {
  if (locale === 'en') return (name) => name;
  const [skills, workTypes, services] = await Promise.all([
    load(listSkills),
    load(listWorkTypes),
    load(() => listServices()),
  ]);
  const entries = [
    ...services.data.map(({ title, titles }) => ({ name: title, names: titles })),
    ...workTypes.data,
    ...skills.data,
  ];
  const names = new Map(entries.map((entry) => [entry.name, nameIn(locale, entry)]));
  return (name) => names.get(name) ?? name;
});
