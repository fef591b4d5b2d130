import type { Metadata } from 'next';
import { InstallCard } from '#components/shell/install-card.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { LogoutRow } from '#components/shell/logout-row.tsx';
import { OwnRows } from '#components/shell/own-rows.tsx';
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
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).more.title,
});

export default async function MorePage() {
  const [actor, locale] = await Promise.all([guardPage(publicPaths.more), readLocale()]);
  const words = messages(locale);
  const { about, help, install, more, rate, referrals, settings, signIn, tickets } = words;
  return (
    <PageShell title={more.title}>
      {!actor && (
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
        {!actor && <LinkRow href={accountPaths.settings} icon="settings" label={settings.title} />}
        <li>
          <ShareRow words={more} />
        </li>
      </ListRows>
      {actor && (
        <ListRows>
          <OwnRows words={words} />
        </ListRows>
      )}
      <ListRows>
        <LinkRow href={publicPaths.helpCenter} icon="help" label={help.title} />
        <LinkRow href={publicPaths.contactUs} icon="contact" label={tickets.contact.title} />
        <LinkRow href={publicPaths.referEarn} icon="refer" label={referrals.title} />
        <LinkRow href={publicPaths.feedback} icon="feedback" label={tickets.feedback.title} />
        <LinkRow href={publicPaths.rateUs} icon="rate" label={rate.title} />
        <LinkRow href={publicPaths.aboutUs} icon="about" label={about.title} />
      </ListRows>
      <SupportCard phone={readSupport().phone} words={{ ...tickets.support, hours: tickets.contact.hours }} />
      <InstallCard words={install} />
      {actor && (
        <ListRows>
          <li>
            <LogoutRow words={signIn.session} />
          </li>
        </ListRows>
      )}
      <VersionLine text={more.version} />
    </PageShell>
  );
}
