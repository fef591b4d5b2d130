import { BlockedList } from '#components/privacy/blocked-list.tsx';
import { ConsentList } from '#components/privacy/consent-list.tsx';
import { DeleteRow } from '#components/privacy/delete-row.tsx';
import { DeviceList, type ShownDevice } from '#components/privacy/device-list.tsx';
import { DownloadRow } from '#components/privacy/download-row.tsx';
import { Part as PagePart } from '#components/privacy/part.tsx';
import { PasskeyRow } from '#components/privacy/passkey-row.tsx';
import { PasswordRow } from '#components/privacy/password-row.tsx';
import { SignOutEverywhere } from '#components/privacy/sign-out-everywhere.tsx';
import { TwoFactorRow } from '#components/privacy/two-factor-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { SessionView } from '#lib/contracts/accounts.ts';
import type { Part } from '#lib/client/use-more.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { PasskeyView } from '#lib/contracts/passkeys.ts';
import type { TotpState } from '#lib/contracts/two-factor.ts';
import type { Person, SelfUser } from '#lib/contracts/users.ts';
import { readDeviceName } from '#lib/domain/device-name.ts';
import { messages, type Messages } from '#lib/i18n/catalogue.ts';
import { fill } from '#lib/i18n/fill.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { wordDevice } from '#lib/i18n/word-device.ts';
import { plural } from '#lib/i18n/plural.ts';

interface Reader {
  locale: Locale;
  words: Messages['privacy']['devices'];
}

type Kept = Pick<SessionView, '_id' | 'device' | 'createdAt'>;

const toKept = ({ _id, device, createdAt }: Kept, { locale, words }: Reader) => ({
  _id,
  name: wordDevice(readDeviceName(device), words),
  since: fill(words.since, { day: formatDate(locale, new Date(createdAt)) }),
});

const toShown = ({ isCurrent, lastActiveAt, ...session }: SessionView, reader: Reader): ShownDevice => {
  const { since, ...kept } = toKept(session, reader);
  if (lastActiveAt === null) return { isCurrent, since, ...kept };
  const day = formatDate(reader.locale, new Date(lastActiveAt));
  return { isCurrent, since: fill(reader.words.used, { since, day }), ...kept };
};

interface PrivacyScreenProps {
  locale: Locale;
  user: SelfUser;
  totp: TotpState;
  sessions: readonly SessionView[];
  passkeys: readonly PasskeyView[];
  blocked: Part<Person>;
}

/** All of one's own privacy: sign-in, devices, consents, data, and whom one does not want to see. */
export const PrivacyScreen = ({ locale, user, totp, sessions, passkeys, blocked }: PrivacyScreenProps) => {
  const { privacy, twoFactor, leaving, passkeys: said } = messages(locale);
  const { errors: _errors, login: _login, hintOff, hintOn, ...keyWords } = said;
  const { failed, failedHint, devices } = privacy;
  const deed = { failed, failedHint };
  // This device first, the others as they came.
  const shown = sessions
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .map((session) => toShown(session, { locale, words: devices }));
  const keys = passkeys.map((passkey) => toKept(passkey, { locale, words: devices }));
  const keyHint = keys.length === 0 ? hintOff : plural({ locale, count: keys.length, text: hintOn });
  return (
    <>
      <PagePart id="sign-in" title={privacy.signInPart}>
        <ListRows>
          <li>
            <PasswordRow words={privacy.password} />
          </li>
          <li>
            <TwoFactorRow state={totp} words={twoFactor} />
          </li>
          <li>
            <PasskeyRow keys={keys} hint={keyHint} words={{ ...deed, ...keyWords }} />
          </li>
        </ListRows>
      </PagePart>
      <PagePart id="devices" title={devices.title}>
        <DeviceList devices={shown} words={{ ...deed, ...devices }} />
        <SignOutEverywhere words={{ ...deed, ...devices }} />
      </PagePart>
      <PagePart id="consents" title={privacy.consents.title}>
        <ConsentList consents={user.consents} words={{ ...deed, ...privacy.consents }} />
        <p className="text-sm text-muted">{privacy.consents.sharing}</p>
      </PagePart>
      <PagePart id="data" title={privacy.data.title}>
        <ListRows>
          <li>
            <DownloadRow words={{ ...deed, ...privacy.data }} />
          </li>
          <li>
            <DeleteRow words={leaving} asksCode={totp.isOn} />
          </li>
        </ListRows>
      </PagePart>
      <PagePart id="blocked" title={privacy.blocked.title}>
        <BlockedList first={blocked} words={{ ...deed, ...privacy.blocked }} />
      </PagePart>
    </>
  );
};
