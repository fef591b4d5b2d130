import type { confirmEmail } from '#lib/features/accounts/texts/confirm-email.en.ts';

export type ConfirmWords = typeof confirmEmail;

type Load = () => Promise<{ readonly confirmEmail: ConfirmWords }>;

const catalogues: Readonly<Record<string, Load | undefined>> = {
  hi: () => import('#lib/features/accounts/texts/confirm-email.hi.ts'),
  kn: () => import('#lib/features/accounts/texts/confirm-email.kn.ts'),
  ta: () => import('#lib/features/accounts/texts/confirm-email.ta.ts'),
  te: () => import('#lib/features/accounts/texts/confirm-email.te.ts'),
};

export const loadConfirmWords = async (language: string): Promise<ConfirmWords> => {
  const load = catalogues[language] ?? (() => import('#lib/features/accounts/texts/confirm-email.en.ts'));
  return (await load()).confirmEmail;
};
