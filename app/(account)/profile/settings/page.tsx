import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { LogoutRow } from '#components/shell/logout-row.tsx';
import { Pair } from '#components/page/pair.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { VersionLine } from '#components/shell/version-line.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { DeleteRow } from '#components/privacy/delete-row.tsx';
import { RingSwitch } from '#components/bookings/ring-switch.tsx';
import { PushSwitch } from '#components/notifications/push/push-switch.tsx';
import { CacheRow } from '#components/shell/settings/cache-row.tsx';
import { ChannelSwitch } from '#components/shell/settings/channel-switch.tsx';
import { LanguageRow } from '#components/shell/settings/language-row.tsx';
import { OwnWaiting } from '#components/search/own-waiting.tsx';
import { listWantedThings } from '#lib/features/search/services/wanted-words.ts';
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
import { hasSms } from '#lib/platform/config/env.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listLanguages } from '#lib/wiring/texts/list-languages.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { listPasskeys } from '#lib/features/accounts/services/passkeys.ts';
import { toIdentityMeans, toUnbroken } from '#lib/features/accounts/rules/identity-means.ts';
import { getTotp } from '#lib/features/accounts/services/two-factor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { load } from '#app/_request/load.ts';
import { readLocale, readTheme } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).settings.title,
});

/** Leads to confirming what is not confirmed yet. */
const ConfirmRows = ({ user, locale }: { user: SelfUser; locale: Locale }) => {
  const { security, ownPhone } = messages(locale);
  const { email, isEmailProved, phone, isPhoneProved } = user;
  const asksNumber = hasSms() && !isPhoneProved;
  const asksEmail = email !== null && !isEmailProved;
  if (!asksNumber && !asksEmail) return null;
  return (
    <ListRows>
      {asksNumber && (
        <LinkRow
          href={accountPaths.privacy}
          icon="phone"
          label={phone === null ? ownPhone.addTitle : ownPhone.confirmTitle}
          hint={
            phone === null
              ? ownPhone.addHint
              : fill(ownPhone.unproved, { phone: toUnbroken({ kind: 'phone', contact: phone }) })
          }
        />
      )}
      {asksEmail && (
        <LinkRow
          href={accountPaths.privacy}
          icon="contact"
          label={security.email.confirmTitle}
          hint={fill(security.email.unproved, { email })}
        />
      )}
    </ListRows>
  );
};

/** Lists what the reader waits for; renders nothing if that is nothing. */
const Waiting = async ({ actor, locale }: { actor: Actor; locale: Locale }) => {
  const { data } = await load(() => listWantedThings({ actor }));
  if (data.length === 0) return null;
  const { offers, waiting } = messages(locale);
  const { failed, failedHint, withdraw: dontTell } = offers.notice;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-2">
      <SectionHeading id="waiting" title={waiting.own.title} />
      <p className="text-sm text-muted">{waiting.own.hint}</p>
      <OwnWaiting things={data} words={{ ...waiting.own, failed, failedHint, dontTell }} />
    </section>
  );
};

/** Whether workers need the customer's code to start a job. */
const DoorChoice = ({ isOpen, locale }: { isOpen: boolean; locale: Locale }) => {
  const { door, privacy } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <li className="px-4">
      <ChannelSwitch of="doorCode" isOpen={isOpen} words={{ failed, failedHint, ...door.choice }} />
    </li>
  );
};

const OwnSettings = async ({ actor }: { actor: Actor }) => {
  const [locale, { user }] = await Promise.all([readLocale(), load(() => check({ actor }))]);
  const { settings, privacy, push, jobBoard } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <>
      <ConfirmRows user={user} locale={locale} />
      <section aria-labelledby="notifications" className="flex flex-col gap-2">
        <SectionHeading id="notifications" title={settings.notifications} />
        <ListRows>
          <li className="px-4">
            <PushSwitch words={{ failed: push.failed, failedHint: push.failedHint, row: push.row }} />
          </li>
          {actor.role === 'worker' && (
            <li className="px-4">
              <RingSwitch words={jobBoard.ring} />
            </li>
          )}
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
          {user.email !== null && (
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
          )}
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
          {actor.role === 'customer' && <DoorChoice isOpen={user.asksDoorCode} locale={locale} />}
        </ListRows>
        <p className="text-sm text-muted">{settings.always}</p>
      </section>
    </>
  );
};

const LeavingRows = async ({ actor }: { actor: Actor }) => {
  const [locale, { user }, totp, passkeys] = await Promise.all([
    readLocale(),
    load(() => check({ actor })),
    load(() => getTotp({ actor })),
    load(() => listPasskeys({ actor })),
  ]);
  const { signIn, leaving, form, errors, fields } = messages(locale);
  return (
    <FormWordsProvider words={{ form, errors, fields }}>
      <ListRows>
        <li>
          <LogoutRow words={signIn.session} />
        </li>
        <li>
          <DeleteRow
            role={actor.role}
            words={leaving}
            means={toIdentityMeans(user, totp.data, passkeys.data)}
          />
        </li>
      </ListRows>
    </FormWordsProvider>
  );
};

/** Guests see only the settings that belong to this device. */
export default async function SettingsPage() {
  const [actor, locale, theme] = await Promise.all([
    guardPage(accountPaths.settings),
    readLocale(),
    readTheme(),
  ]);
  const { settings, more, privacy } = messages(locale);
  const { failed, failedHint } = privacy;
  return (
    <PageShell isWide title={settings.title} back={actor ? profilePath(actor.role) : publicPaths.more}>
      <Pair
        first={
          <>
            <ListRows>
              <li>
                <ThemeRow theme={theme} words={settings} />
              </li>
              <li>
                <LanguageRow languages={listLanguages()} words={settings} />
              </li>
            </ListRows>
            {actor && <OwnSettings actor={actor} />}
            {actor && <Waiting actor={actor} locale={locale} />}
          </>
        }
        second={
          <>
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
          </>
        }
      />
    </PageShell>
  );
}
