import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { Pair } from '#components/page/pair.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, profilePath, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { check, listSessions } from '#lib/features/accounts/services/sessions.ts';
import { listPasskeys } from '#lib/features/accounts/services/passkeys.ts';
import { listBlocked } from '#lib/features/visibility/services/blocks.ts';
import { getTotp } from '#lib/features/accounts/services/two-factor.ts';
import { TrustedContactsPart } from '#app/_profiles/trusted-contacts-part.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { BlockedList } from '#components/privacy/blocked-list.tsx';
import { ConsentList } from '#components/privacy/consent-list.tsx';
import { DeleteRow } from '#components/privacy/delete-row.tsx';
import { DeviceList, type ShownDevice } from '#components/accounts/security/device-list.tsx';
import { DownloadRow } from '#components/privacy/download-row.tsx';
import { EmailRow } from '#components/accounts/security/email-row.tsx';
import { Part as PagePart } from '#components/page/part.tsx';
import { PhoneRow } from '#components/accounts/security/phone-row.tsx';
import { PasskeyRow } from '#components/accounts/security/passkey-row.tsx';
import { PasswordRow } from '#components/accounts/security/password-row.tsx';
import { PasswordWait } from '#components/accounts/security/password-wait.tsx';
import { SignOutEverywhere } from '#components/shell/sign-out-everywhere.tsx';
import { TwoFactorRow } from '#components/accounts/security/two-factor-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { SessionView } from '#lib/features/accounts/contracts/accounts.ts';
import type { ListPage } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PasskeyView } from '#lib/features/accounts/contracts/passkeys.ts';
import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { Person, SelfUser } from '#lib/features/people/contracts/users.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { canForgetPassword, toIdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatDate, formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { now } from '#lib/platform/time/clock.ts';
import { wordDevice } from '#lib/features/accounts/texts/word-device.ts';

interface Reader {
  locale: Locale;
  words: Messages['security']['devices'];
}

type Kept = Pick<SessionView, '_id' | 'device' | 'createdAt'>;

const toKept = ({ _id, device, createdAt }: Kept, { locale, words }: Reader) => ({
  _id,
  name: wordDevice(device, locale),
  since: fill(words.since, { day: formatDate(locale, new Date(createdAt)) }),
});

const toShown = ({ isCurrent, lastActiveAt, ...session }: SessionView, reader: Reader): ShownDevice => {
  const { since, ...kept } = toKept(session, reader);
  if (lastActiveAt === null) return { isCurrent, since, ...kept };
  const day = formatDate(reader.locale, new Date(lastActiveAt));
  return { isCurrent, since: fill(reader.words.used, { since, day }), ...kept };
};

interface PrivacyScreenProps {
  actor: Actor;
  locale: Locale;
  user: SelfUser;
  totp: TotpState;
  sessions: readonly SessionView[];
  passkeys: readonly PasskeyView[];
  blocked: ListPage<Person>;
}

const isOpen = ({ passwordOpensAt }: SelfUser): boolean =>
  passwordOpensAt !== null && new Date(passwordOpensAt) <= now();

/** Shown while a new password is on its way, so that its owner can stop it. */
const PasswordNotice = ({ locale, user }: Pick<PrivacyScreenProps, 'locale' | 'user'>) => {
  if (user.passwordOpensAt === null) return null;
  const { privacy, security } = messages(locale);
  const { waits, opens, waitTitle, stop, stopped } = security.password;
  const opensAt = new Date(user.passwordOpensAt);
  const time = `${formatDay(locale, opensAt)}, ${formatTime(locale, opensAt)}`;
  const { failed, failedHint } = privacy;
  return (
    <PasswordWait
      text={isOpen(user) ? opens : fill(waits, { time })}
      words={{ failed, failedHint, waitTitle, stop, stopped }}
    />
  );
};

const SignInPart = ({
  locale,
  user,
  totp,
  passkeys,
}: Pick<PrivacyScreenProps, 'locale' | 'user' | 'totp' | 'passkeys'>) => {
  const { privacy, security, ownPhone, twoFactor, passkeys: passkeyTexts } = messages(locale);
  const { errors: _errors, login: _login, hintOff, hintOn, ...keyWords } = passkeyTexts;
  const { title, confirmed, unproved, confirmTitle, addTitle, addHint } = ownPhone;
  const deed = { failed: privacy.failed, failedHint: privacy.failedHint };
  const means = toIdentityMeans(user, totp, passkeys);
  const keys = passkeys.map((passkey) => toKept(passkey, { locale, words: security.devices }));
  const keyHint = keys.length === 0 ? hintOff : plural({ locale, count: keys.length, text: hintOn });
  return (
    <PagePart id="sign-in" title={privacy.signInPart}>
      <PasswordNotice locale={locale} user={user} />
      <ListRows>
        {hasSms() && (
          <li>
            <PhoneRow
              user={{ phone: user.phone, provedPhone: user.provedPhone }}
              words={{ title, confirmed, unproved, confirmTitle, addTitle, addHint }}
              means={means}
            />
          </li>
        )}
        <li>
          <EmailRow
            email={user.email}
            isProved={user.isEmailProved}
            means={means}
            words={{ ...deed, ...security.email }}
          />
        </li>
        <li>
          <PasswordRow
            means={means}
            forgotten={{ canAsk: hasSms() && canForgetPassword(user, means), isOpen: isOpen(user) }}
            words={{ ...security.password }}
          />
        </li>
        <li>
          <TwoFactorRow state={totp} means={means} words={twoFactor} />
        </li>
        <li>
          <PasskeyRow keys={keys} hint={keyHint} words={{ ...deed, ...keyWords }} means={means} />
        </li>
      </ListRows>
    </PagePart>
  );
};

const PrivacyScreen = ({ actor, locale, user, totp, sessions, passkeys, blocked }: PrivacyScreenProps) => {
  const { privacy, security, safety, leaving } = messages(locale);
  const { failed, failedHint } = privacy;
  const { devices } = security;
  const deed = { failed, failedHint };
  const shown = sessions
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .map((session) => toShown(session, { locale, words: devices }));
  return (
    <Pair
      first={
        <>
          <SignInPart locale={locale} user={user} totp={totp} passkeys={passkeys} />
          <PagePart id="devices" title={devices.title}>
            <DeviceList devices={shown} words={{ ...deed, ...devices }} />
            <SignOutEverywhere words={{ ...deed, ...devices }} />
          </PagePart>
        </>
      }
      second={
        <>
          <TrustedContactsPart actor={actor} locale={locale} />
          <PagePart id="consents" title={privacy.consents.title}>
            <ConsentList consents={user.consents} words={{ ...deed, ...privacy.consents }} />
            <p className="text-sm text-muted">{privacy.consents.sharing}</p>
            <p className="text-sm text-muted">{privacy.consents.devices}</p>
            <p className="text-sm text-muted">{leaving.kept}</p>
          </PagePart>
          <PagePart id="data" title={privacy.data.title}>
            <ListRows>
              <li>
                <DownloadRow words={{ ...deed, ...privacy.data }} />
              </li>
              <li>
                <DeleteRow
                  role={user.userType}
                  words={leaving}
                  means={toIdentityMeans(user, totp, passkeys)}
                />
              </li>
            </ListRows>
          </PagePart>
          <PagePart id="blocked" title={privacy.blocked.title}>
            <BlockedList
              first={blocked}
              words={{ ...deed, ...privacy.blocked, unblock: safety.unblock, unblocked: safety.unblocked }}
            />
          </PagePart>
        </>
      }
    />
  );
};

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
        actor={actor}
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
    <PageShell
      isWide={actor !== null}
      title={privacy.title}
      back={actor ? profilePath(actor.role) : publicPaths.more}
    >
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
