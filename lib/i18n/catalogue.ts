import type { Locale } from '#lib/contracts/locale.ts';
import * as enCommon from './en/common.ts';
import { home as enHome } from './en/home.ts';
import { outbox as enOutbox } from './en/outbox.ts';
import { page as enPage } from './en/page.ts';
import * as hiCommon from './hi/common.ts';
import { home as hiHome } from './hi/home.ts';
import { outbox as hiOutbox } from './hi/outbox.ts';
import { page as hiPage } from './hi/page.ts';
import * as knCommon from './kn/common.ts';
import { home as knHome } from './kn/home.ts';
import { outbox as knOutbox } from './kn/outbox.ts';
import { page as knPage } from './kn/page.ts';
import * as taCommon from './ta/common.ts';
import { home as taHome } from './ta/home.ts';
import { outbox as taOutbox } from './ta/outbox.ts';
import { page as taPage } from './ta/page.ts';
import * as teCommon from './te/common.ts';
import { home as teHome } from './te/home.ts';
import { outbox as teOutbox } from './te/outbox.ts';
import { page as tePage } from './te/page.ts';

const en = { ...enCommon, home: enHome, outbox: enOutbox, page: enPage };

/** All texts of a language, by feature. */
export type Messages = typeof en;

const catalogues = {
  en,
  hi: { ...hiCommon, home: hiHome, outbox: hiOutbox, page: hiPage },
  kn: { ...knCommon, home: knHome, outbox: knOutbox, page: knPage },
  ta: { ...taCommon, home: taHome, outbox: taOutbox, page: taPage },
  te: { ...teCommon, home: teHome, outbox: teOutbox, page: tePage },
} satisfies Record<Locale, Messages>;

/** The texts that server-rendered pages and mails use; islands in the browser get their part by props. */
export const messages = (locale: Locale): Messages => catalogues[locale];
