import type { Locale } from '#lib/contracts/locale.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import * as enRefusals from './en/refusals.ts';
import { form as enForm } from './en/form.ts';
import { home as enHome } from './en/home.ts';
import { outbox as enOutbox } from './en/outbox.ts';
import { page as enPage } from './en/page.ts';
import { profiles as enProfiles } from './en/profiles.ts';
import { signIn as enSignIn } from './en/sign-in.ts';
import { accounts as hiAccounts } from './hi/accounts.ts';
import * as hiRefusals from './hi/refusals.ts';
import { form as hiForm } from './hi/form.ts';
import { home as hiHome } from './hi/home.ts';
import { outbox as hiOutbox } from './hi/outbox.ts';
import { page as hiPage } from './hi/page.ts';
import { profiles as hiProfiles } from './hi/profiles.ts';
import { signIn as hiSignIn } from './hi/sign-in.ts';
import { accounts as knAccounts } from './kn/accounts.ts';
import * as knRefusals from './kn/refusals.ts';
import { form as knForm } from './kn/form.ts';
import { home as knHome } from './kn/home.ts';
import { outbox as knOutbox } from './kn/outbox.ts';
import { page as knPage } from './kn/page.ts';
import { profiles as knProfiles } from './kn/profiles.ts';
import { signIn as knSignIn } from './kn/sign-in.ts';
import { accounts as taAccounts } from './ta/accounts.ts';
import * as taRefusals from './ta/refusals.ts';
import { form as taForm } from './ta/form.ts';
import { home as taHome } from './ta/home.ts';
import { outbox as taOutbox } from './ta/outbox.ts';
import { page as taPage } from './ta/page.ts';
import { profiles as taProfiles } from './ta/profiles.ts';
import { signIn as taSignIn } from './ta/sign-in.ts';
import { accounts as teAccounts } from './te/accounts.ts';
import * as teRefusals from './te/refusals.ts';
import { form as teForm } from './te/form.ts';
import { home as teHome } from './te/home.ts';
import { outbox as teOutbox } from './te/outbox.ts';
import { page as tePage } from './te/page.ts';
import { profiles as teProfiles } from './te/profiles.ts';
import { signIn as teSignIn } from './te/sign-in.ts';

const en = {
  ...enRefusals,
  accounts: enAccounts,
  form: enForm,
  home: enHome,
  outbox: enOutbox,
  page: enPage,
  profiles: enProfiles,
  signIn: enSignIn,
};

/** All texts of a language, by feature. */
export type Messages = typeof en;

const catalogues = {
  en,
  hi: {
    ...hiRefusals,
    accounts: hiAccounts,
    form: hiForm,
    home: hiHome,
    outbox: hiOutbox,
    page: hiPage,
    profiles: hiProfiles,
    signIn: hiSignIn,
  },
  kn: {
    ...knRefusals,
    accounts: knAccounts,
    form: knForm,
    home: knHome,
    outbox: knOutbox,
    page: knPage,
    profiles: knProfiles,
    signIn: knSignIn,
  },
  ta: {
    ...taRefusals,
    accounts: taAccounts,
    form: taForm,
    home: taHome,
    outbox: taOutbox,
    page: taPage,
    profiles: taProfiles,
    signIn: taSignIn,
  },
  te: {
    ...teRefusals,
    accounts: teAccounts,
    form: teForm,
    home: teHome,
    outbox: teOutbox,
    page: tePage,
    profiles: teProfiles,
    signIn: teSignIn,
  },
} satisfies Record<Locale, Messages>;

/** The texts that server-rendered pages and mails use; islands in the browser get their part by props. */
export const messages = (locale: Locale): Messages => catalogues[locale];
