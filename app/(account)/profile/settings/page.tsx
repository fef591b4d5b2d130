import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LinkRow } from '#components/layout/link-row.tsx';
import { LogoutRow } from '#components/layout/logout-row.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { VersionLine } from '#components/layout/version-line.tsx';
import { SectionHeading } from '#components/layout/section-heading.tsx';
import { DeleteRow } from '#components/privacy/delete-row.tsx';
import { PushSwitch } from '#components/push/push-switch.tsx';
import { CacheRow } from '#components/settings/cache-row.tsx';
import { EmailSwitch } from '#components/settings/email-switch.tsx';
import { LanguageRow } from '#components/settings/language-row.tsx';
import { ThemeRow } from '#components/settings/theme-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { accountPaths, profilePath, publicPaths, signInPaths, withReturnPath } from '#lib/config/paths.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { listLanguages } from '#lib/i18n/list-languages.ts';
import { check } from '#lib/services/accounts/check.ts';
import { getTotp } from '#lib/services/two-factor/get-totp.ts';
import { load } from '../../../load.ts';
import { readLocale } from '../../../read-locale.ts';
import { readTheme } from '../../../read-theme.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).settings.title,
});

const OwnSettings = async ({ actor }: { actor: Actor }) => {
  const [locale, { user }] = await Promise.all([readLocale(), load(() => check({ actor }))]);
  const { settings, privacy, push } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <section aria-labelledby="notifications" className="flex flex-col gap-2">
      <SectionHeading id="notifications" title={settings.notifications} />
      <ListRows>
        <li className="px-4">
          <PushSwitch words={{ failed: push.failed, failedHint: push.failedHint, row: push.row }} />
        </li>
        <li className="px-4">
          <EmailSwitch isOpen={user.channels.email} words={{ failed, failedHint, ...settings }} />
        </li>
      </ListRows>
      <p className="text-sm text-muted">{settings.always}</p>
    </section>
  );
};

const LeavingRows = async ({ actor }: { actor: Actor }) => {
  const [locale, totp] = await Promise.all([readLocale(), load(() => getTotp({ actor }))]);
  const { signIn, leaving, form, errors, fields } = messages(locale);
  return (
    <FormWordsProvider words={{ form, errors, fields }}>
      <ListRows>
        <li>
          <LogoutRow words={signIn.session} />
        </li>
        <li>
          <DeleteRow words={leaving} asksCode={totp.data.isOn} />
        </li>
      </ListRows>
    </FormWordsProvider>
  );
};

/** What of the settings is of this device is there for guests, too. */
export default async function SettingsPage() {
  const [actor, locale, theme] = await Promise.all([
    guardPage(accountPaths.settings),
    readLocale(),
    readTheme(),
  ]);
  const { settings, more, privacy } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <PageShell title={settings.title} back={actor ? profilePath(actor.role) : publicPaths.more}>
      <ListRows>
        <li>
          <ThemeRow theme={theme} words={settings} />
        </li>
        <li>
          <LanguageRow languages={listLanguages()} words={settings} />
        </li>
      </ListRows>
      {actor && <OwnSettings actor={actor} />}
      <ListRows>
        <li>
          <CacheRow words={{ failed, failedHint, ...settings }} />
        </li>
      </ListRows>
      {actor ? (
        <LeavingRows actor={actor} />
      ) : (
        <ListRows>
          <LinkRow
            href={withReturnPath(signInPaths.login, accountPaths.settings)}
            icon="login"
            label={more.login}
            hint={more.loginHint}
          />
        </ListRows>
      )}
      <VersionLine text={more.version} />
    </PageShell>
  );
}
