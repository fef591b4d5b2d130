import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { LinkRow } from './link-row.tsx';

export interface OwnRowsProps {
  words: Pick<Messages, 'dashboards' | 'payments' | 'privacy' | 'settings' | 'tickets'>;
}

/** The list rows every account has: payments, privacy, support, settings. */
export const OwnRows = ({ words, isAgency = false }: OwnRowsProps & { isAgency?: boolean }) => (
  <>
    <LinkRow
      href={accountPaths.payments}
      icon="payments"
      label={words.payments.title}
      hint={isAgency ? words.payments.agency.title : words.payments.rowHint}
    />
    <LinkRow
      href={accountPaths.privacy}
      icon="privacy"
      label={words.privacy.title}
      hint={words.privacy.rowHint}
    />
    <LinkRow href={accountPaths.helpSupport} icon="support" label={words.tickets.support.title} />
    <LinkRow
      href={accountPaths.settings}
      icon="settings"
      label={words.settings.title}
      hint={words.dashboards.settingsHint}
    />
  </>
);
