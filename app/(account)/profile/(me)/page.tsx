import type { Metadata } from 'next';
import { EditProfile } from '#components/profiles/own/edit-profile.tsx';
import { ProfileCard } from '#components/profiles/own/profile-card.tsx';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { AccountRows } from '#components/shell/account-rows.tsx';
import { Pair } from '#components/page/pair.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { load } from '#app/_request/load.ts';
import { photoWords } from '#app/_profiles/photo-words.ts';
import { hasReferrals } from '#app/_request/feature.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).account.title,
});

const GuestProfile = ({ account }: Pick<Messages, 'account'>) => (
  <PageShell title={account.title}>
    <SignInCard
      title={account.signIn}
      hint={account.signInHint}
      login={account.login}
      returnPath={accountPaths.profile}
    />
  </PageShell>
);

export default async function ProfilePage() {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.profile), readLocale()]);
  const words = messages(locale);
  const { account, errors, fields, form, profiles } = words;
  if (!actor) return <GuestProfile account={account} />;
  const { role } = actor;
  const { user } = await load(() => check({ actor }));
  const { name, phone, versions } = user;
  return (
    <PageShell isWide title={account.title}>
      <Pair
        first={
          <ProfileCard user={user} photoWords={photoWords(words)} locale={locale}>
            <FormWordsProvider words={{ form, errors, fields }}>
              <EditProfile
                role={role}
                name={name}
                phone={phone}
                madeFrom={versions.person}
                words={{ ...account, updatedHint: profiles.messages.updated }}
              />
            </FormWordsProvider>
          </ProfileCard>
        }
        second={<AccountRows role={role} hasReferrals={await hasReferrals()} words={words} />}
      />
    </PageShell>
  );
}
