import type { Metadata } from 'next';
import { InstallCard } from '#components/shell/install-card.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { LogoutRow } from '#components/shell/logout-row.tsx';
import { OwnRows } from '#components/shell/own-rows.tsx';
import { Pair } from '#components/page/pair.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { VersionLine } from '#components/shell/version-line.tsx';
import { ShareRow } from '#components/shell/more/share-row.tsx';
import { LanguageRow } from '#components/shell/settings/language-row.tsx';
import { SupportCard } from '#components/support/support-card.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listLanguages } from '#lib/wiring/texts/list-languages.ts';
import { readSupport } from '#lib/features/support/services/tickets.ts';
import { hasReferrals } from '#app/_request/feature.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).more.title,
});

interface PartProps {
  isGuest: boolean;
  words: ReturnType<typeof messages>;
}

/** The reader's own rows. */
const Own = ({ isGuest, words }: PartProps) => {
  const { more, settings } = words;
  return (
    <>
      {isGuest && (
        <ListRows>
          <LinkRow
            href={withReturnPath(signInPaths.login, publicPaths.more)}
            icon="login"
            label={more.login}
            hint={more.loginHint}
          />
        </ListRows>
      )}
      <ListRows>
        <li>
          <LanguageRow languages={listLanguages()} words={settings} />
        </li>
        {isGuest && <LinkRow href={accountPaths.settings} icon="settings" label={settings.title} />}
        <li>
          <ShareRow words={more} />
        </li>
      </ListRows>
      {!isGuest && (
        <ListRows>
          <OwnRows words={words} />
        </ListRows>
      )}
    </>
  );
};

/** Help, and rows about Hunar. */
const Hunar = ({ isGuest, words, canRefer }: PartProps & { canRefer: boolean }) => {
  const { about, help, install, more, rate, referrals, signIn, tickets } = words;
  return (
    <>
      <ListRows>
        <LinkRow href={publicPaths.helpCenter} icon="help" label={help.title} />
        <LinkRow href={publicPaths.contactUs} icon="contact" label={tickets.contact.title} />
        {canRefer && <LinkRow href={publicPaths.referEarn} icon="refer" label={referrals.title} />}
        <LinkRow href={publicPaths.feedback} icon="feedback" label={tickets.feedback.title} />
        <LinkRow href={publicPaths.rateUs} icon="rate" label={rate.title} />
        <LinkRow href={publicPaths.aboutUs} icon="about" label={about.title} />
      </ListRows>
      <SupportCard phone={readSupport().phone} words={{ ...tickets.support, hours: tickets.contact.hours }} />
      <InstallCard words={install} />
      {!isGuest && (
        <ListRows>
          <li>
            <LogoutRow words={signIn.session} />
          </li>
        </ListRows>
      )}
      <VersionLine text={more.version} />
    </>
  );
};

export default async function MorePage() {
  const [actor, locale] = await Promise.all([guardPage(publicPaths.more), readLocale()]);
  const words = messages(locale);
  return (
    <PageShell isWide title={words.more.title}>
      <Pair
        first={<Own isGuest={!actor} words={words} />}
        second={<Hunar isGuest={!actor} words={words} canRefer={await hasReferrals()} />}
      />
    </PageShell>
  );
}
