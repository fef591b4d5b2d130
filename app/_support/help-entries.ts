import {
  BEFORE_START_MINUTES,
  MOST_WAIT_HOURS,
  RESCHEDULE_AHEAD_HOURS,
} from '#lib/features/bookings/rules/booking-deadlines.ts';
import { cancellationPolicy } from '#lib/features/bookings/rules/cancellation.ts';
import type { HelpEntry, HelpTopic } from '#lib/features/support/rules/find-help.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

type Help = Messages['help'];

const faqTopics: Record<keyof Help['faq'], HelpTopic> = {
  book: 'booking',
  reschedule: 'booking',
  cancel: 'booking',
  support: 'quality',
  data: 'account',
};

const articleTopics: Record<keyof Help['articles'], HelpTopic> = {
  'book-worker': 'booking',
  'move-booking': 'booking',
  'cancel-booking': 'booking',
  'no-answer': 'booking',
  'pay-worker': 'payment',
  receipts: 'payment',
  'change-profile': 'account',
  'forgot-password': 'account',
  'own-data': 'account',
  verified: 'quality',
  'rate-worker': 'quality',
  'job-problem': 'quality',
};

const SAMPLE_PAISE = 100_000;

/** The figures that answers name, from where they are decided. */
const figures = () => {
  const { free, half, full, ...limits } = cancellationPolicy(SAMPLE_PAISE);
  return {
    ...limits,
    halfPercent: half.percent,
    fullPercent: full.percent,
    price: formatMoney(SAMPLE_PAISE),
    free: formatMoney(free.feePaise),
    half: formatMoney(half.feePaise),
    full: formatMoney(full.feePaise),
    rescheduleHours: RESCHEDULE_AHEAD_HOURS,
    waitHours: MOST_WAIT_HOURS,
    waitMinutes: BEFORE_START_MINUTES,
  };
};

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(of).filter((key): key is Key => Object.hasOwn(of, key));

const inEveryLanguage = (text: (help: Help) => string): string[] =>
  locales.map((locale) => fill(text(messages(locale).help), figures()));

/** The frequent questions with their answers, in the reader's language. */
export const faqEntries = ({ faq }: Help): HelpEntry[] =>
  keysOf(faqTopics).map((id) => ({
    id,
    topic: faqTopics[id],
    title: faq[id].question,
    text: fill(faq[id].answer, figures()),
    translations: inEveryLanguage((help) => `${help.faq[id].question} ${help.faq[id].answer}`),
  }));

/** All that the help center can answer. */
export const helpEntries = (help: Help): HelpEntry[] => {
  const articles = keysOf(articleTopics).map((id) => ({
    id,
    topic: articleTopics[id],
    title: help.articles[id].title,
    text: fill(help.articles[id].text, figures()),
    translations: inEveryLanguage(({ articles: all }) => `${all[id].title} ${all[id].text}`),
  }));
  return [...articles, ...faqEntries(help)];
};
