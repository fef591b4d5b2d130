import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { LogoutRow } from '#components/shell/logout-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { VersionLine } from '#components/shell/version-line.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { DeleteRow } from '#components/privacy/delete-row.tsx';
import { PushSwitch } from '#components/notifications/push/push-switch.tsx';
import { CacheRow } from '#components/shell/settings/cache-row.tsx';
import { ChannelSwitch } from '#components/shell/settings/channel-switch.tsx';
import { LanguageRow } from '#components/shell/settings/language-row.tsx';
import { ThemeRow } from '#components/shell/settings/theme-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import {
  accountPaths,
  profilePath,
  publicPaths,
  signInPaths,
  withReturnPath,
} from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listLanguages } from '#lib/wiring/texts/list-languages.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { getTotp } from '#lib/features/accounts/services/two-factor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { load } from '#app/_request/load.ts';
import { readLocale, readTheme } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).settings.title,
});

const OwnSettings = async ({ actor }: { actor: Actor }) => {
  const [locale, { user }] = await Promise.all([readLocale(), load(() => check({ actor }))]);
  const { settings, privacy, push, security } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <>
      {!user.isEmailProved && (
        <ListRows>
          <LinkRow
            href={accountPaths.privacy}
            icon="contact"
            label={security.email.confirmTitle}
            hint={fill(security.email.unproved, { email: user.email })}
          />
        </ListRows>
      )}
      <section aria-labelledby="notifications" className="flex flex-col gap-2">
        <SectionHeading id="notifications" title={settings.notifications} />
        <ListRows>
          <li className="px-4">
            <PushSwitch words={{ failed: push.failed, failedHint: push.failedHint, row: push.row }} />
          </li>
          <li className="px-4">
            <ChannelSwitch
              of="previews"
              isOpen={user.channels.previews}
              words={{
                ...{ failed, failedHint, label: settings.previews, hint: settings.previewsHint },
                ...{ on: settings.previewsOn, off: settings.previewsOff },
              }}
            />
          </li>
          <li className="px-4">
            <ChannelSwitch
              of="email"
              isOpen={user.channels.email}
              words={{
                ...{ failed, failedHint, label: settings.email, hint: settings.emailHint },
                ...{ on: settings.emailOn, off: settings.emailOff },
              }}
            />
          </li>
          <li className="px-4">
            <ChannelSwitch
              of="lastSeen"
              isOpen={user.showsLastSeen}
              words={{
                ...{ failed, failedHint, label: settings.lastSeen, hint: settings.lastSeenHint },
                ...{ on: settings.lastSeenOn, off: settings.lastSeenOff },
              }}
            />
          </li>
        </ListRows>
        <p className="text-sm text-muted">{settings.always}</p>
      </section>
    </>
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
          <DeleteRow role={actor.role} words={leaving} asksCode={totp.data.isOn} />
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
