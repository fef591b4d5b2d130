import {
  BEFORE_START_MINUTES,
  MAX_WAIT_HOURS,
  RESCHEDULE_AHEAD_HOURS,
} from '#lib/features/bookings/rules/booking-deadlines.ts';
import { cancellationPolicy, cancellationTable } from '#lib/features/bookings/rules/cancellation.ts';
import { workerLimits } from '#lib/features/bookings/rules/late-record.ts';
import type { lateFees } from '#lib/features/bookings/texts/late-fees.en.ts';
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
  refund: 'payment',
  'late-worker': 'payment',
  receipts: 'payment',
  'change-profile': 'account',
  'forgot-password': 'account',
  'own-data': 'account',
  verified: 'quality',
  'rate-worker': 'quality',
  'job-problem': 'quality',
};

const SAMPLE_PAISE = 100_000;
const SAMPLE_HOUR_PAISE = 25_000;

/** The numbers quoted in answers, read from the constants that define them. */
const figures = () => {
  const { free, half, full, ...limits } = cancellationPolicy(SAMPLE_PAISE);
  const { noticeHours, noticesPerMonth: notices, ownWords, ownWordDays } = workerLimits;
  return {
    ...limits,
    ...{ noticeHours, notices, ownWords, ownWordDays },
    jobLimit: formatMoney(workerLimits.jobPaise),
    monthLimit: formatMoney(workerLimits.monthPaise),
    halfPercent: half.percent,
    fullPercent: full.percent,
    price: formatMoney(SAMPLE_PAISE),
    free: formatMoney(free.feePaise),
    half: formatMoney(half.feePaise),
    full: formatMoney(full.feePaise),
    rescheduleHours: RESCHEDULE_AHEAD_HOURS,
    waitHours: MAX_WAIT_HOURS,
    waitMinutes: BEFORE_START_MINUTES,
  };
};

const listKeys = <Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(of).filter((key): key is Key => Object.hasOwn(of, key));

const inEveryLanguage = (text: (help: Help) => string): string[] =>
  locales.map((locale) => fill(text(messages(locale).help), figures()));

/** Returns the frequent questions with their answers. */
export const faqEntries = ({ faq }: Help): HelpEntry[] =>
  listKeys(faqTopics).map((id) => ({
    id,
    topic: faqTopics[id],
    title: faq[id].question,
    text: fill(faq[id].answer, figures()),
    translations: inEveryLanguage((help) => `${help.faq[id].question} ${help.faq[id].answer}`),
  }));

const tableArticles = ['cancel-booking', 'refund', 'late-worker'];

/** Both sides' fees as the rule computes them. */
const feeTable = (words: (typeof lateFees)['table']): NonNullable<HelpEntry['table']> => {
  const { freeHours: free, lateHours: late } = cancellationPolicy(SAMPLE_PAISE);
  const names = [words.early, words.middle, words.late].map((text) => fill(text, { free, late }));
  const money = { price: formatMoney(SAMPLE_PAISE), hour: formatMoney(SAMPLE_HOUR_PAISE) };
  return {
    caption: fill(words.caption, money),
    head: [words.when, words.customer, words.worker],
    rows: cancellationTable(SAMPLE_PAISE, SAMPLE_HOUR_PAISE).map(({ customer, worker }, row) => [
      names[row] ?? '',
      formatMoney(customer.feePaise),
      formatMoney(worker.feePaise),
    ]),
  };
};

const otherWords = ({ otherWords: words }: Help, id: string): string => {
  const byEntry: Readonly<Record<string, string>> = words;
  return byEntry[id] ?? '';
};

const beforeBooking = ['pay-worker', 'cancel-booking', 'verified', 'job-problem'];

/** Returns what customers ask before they book. */
export const questionsBeforeBooking = (all: Pick<Messages, 'help' | 'lateFees'>): HelpEntry[] =>
  helpEntries(all).filter(({ id }) => beforeBooking.includes(id));

/** Returns every entry of the help center. */
export const helpEntries = ({ help, lateFees: late }: Pick<Messages, 'help' | 'lateFees'>): HelpEntry[] => {
  const articles = listKeys(articleTopics).map((id) => ({
    id,
    topic: articleTopics[id],
    title: help.articles[id].title,
    text: fill(help.articles[id].text, figures()),
    ...(tableArticles.includes(id) && { table: feeTable(late.table) }),
    translations: inEveryLanguage(
      (all) => `${all.articles[id].title} ${all.articles[id].text} ${otherWords(all, id)}`,
    ),
  }));
  return [...articles, ...faqEntries(help)];
};
