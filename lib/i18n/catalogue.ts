import type { Locale } from '#lib/contracts/locale.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import * as enRefusals from './en/refusals.ts';
import { home as enHome } from './en/home.ts';
import { outbox as enOutbox } from './en/outbox.ts';
import { page as enPage } from './en/page.ts';
import { accounts as hiAccounts } from './hi/accounts.ts';
import * as hiRefusals from './hi/refusals.ts';
import { home as hiHome } from './hi/home.ts';
import { outbox as hiOutbox } from './hi/outbox.ts';
import { page as hiPage } from './hi/page.ts';
import { accounts as knAccounts } from './kn/accounts.ts';
import * as knRefusals from './kn/refusals.ts';
import { home as knHome } from './kn/home.ts';
import { outbox as knOutbox } from './kn/outbox.ts';
import { page as knPage } from './kn/page.ts';
import { accounts as taAccounts } from './ta/accounts.ts';
import * as taRefusals from './ta/refusals.ts';
import { home as taHome } from './ta/home.ts';
import { outbox as taOutbox } from './ta/outbox.ts';
import { page as taPage } from './ta/page.ts';
import { accounts as teAccounts } from './te/accounts.ts';
import * as teRefusals from './te/refusals.ts';
import { home as teHome } from './te/home.ts';
import { outbox as teOutbox } from './te/outbox.ts';
import { page as tePage } from './te/page.ts';

const en = { ...enRefusals, accounts: enAccounts, home: enHome, outbox: enOutbox, page: enPage };

/** All texts of a language, by feature. */
export type Messages = typeof en;

const catalogues = {
  en,
  hi: { ...hiRefusals, accounts: hiAccounts, home: hiHome, outbox: hiOutbox, page: hiPage },
  kn: { ...knRefusals, accounts: knAccounts, home: knHome, outbox: knOutbox, page: knPage },
  ta: { ...taRefusals, accounts: taAccounts, home: taHome, outbox: taOutbox, page: taPage },
  te: { ...teRefusals, accounts: teAccounts, home: teHome, outbox: teOutbox, page: tePage },
} satisfies Record<Locale, Messages>;

/** The texts that server-rendered pages and mails use; islands in the browser get their part by props. */
export const messages = (locale: Locale): Messages => catalogues[locale];
