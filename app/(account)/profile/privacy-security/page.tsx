import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, profilePath, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { check } from '#lib/features/accounts/services/check.ts';
import { listSessions } from '#lib/features/accounts/services/list-sessions.ts';
import { listPasskeys } from '#lib/features/accounts/services/list-passkeys.ts';
import { listBlocked } from '#lib/features/people/services/list-blocked.ts';
import { getTotp } from '#lib/features/accounts/services/get-totp.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-locale.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).privacy.title,
});

const Mine = async ({ actor }: { actor: Actor }) => {
  const [locale, { user }, totp, sessions, passkeys, blocked] = await Promise.all([
    readLocale(),
    load(() => check({ actor })),
    load(() => getTotp({ actor })),
    load(() => listSessions({ actor })),
    load(() => listPasskeys({ actor })),
    load(() => listBlocked({ actor, query: {} })),
  ]);
  const { form, errors, fields } = messages(locale);
  return (
    <FormWordsProvider words={{ form, errors, fields }}>
      <PrivacyScreen
        locale={locale}
        user={user}
        totp={totp.data}
        sessions={sessions.data}
        passkeys={passkeys.data}
        blocked={blocked}
      />
    </FormWordsProvider>
  );
};

export default async function PrivacyPage() {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.privacy), readLocale()]);
  const { privacy, frame } = messages(locale);
  return (
    <PageShell title={privacy.title} back={actor ? profilePath(actor.role) : publicPaths.more}>
      {actor ? (
        <Mine actor={actor} />
      ) : (
        <SignInCard
          title={privacy.signIn}
          hint={privacy.signInHint}
          login={frame.login}
          returnPath={accountPaths.privacy}
        />
      )}
    </PageShell>
  );
}
