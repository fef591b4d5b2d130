import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { SignInCard } from '#components/layout/sign-in-card.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { accountPaths, profilePath, publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { check } from '#lib/services/accounts/check.ts';
import { listSessions } from '#lib/services/accounts/list-sessions.ts';
import { listPasskeys } from '#lib/services/passkeys/list-passkeys.ts';
import { listBlocked } from '#lib/services/safety/list-blocked.ts';
import { getTotp } from '#lib/services/two-factor/get-totp.ts';
import { load } from '../../../load.ts';
import { readLocale } from '../../../read-locale.ts';
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
