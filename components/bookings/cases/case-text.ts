import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import type { claims } from '#lib/features/bookings/texts/claims.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { CaseWords } from './case-words.ts';

interface CaseReading {
  reader: CaseView['by'];
  /** The other side's. */
  name: string;
  words: CaseWords & { claim: Pick<typeof claims, 'stopped' | 'office'> };
  until(instant: string): string;
}

const clockLines = ({ by, state, isStopped, steps, decisions }: CaseView, look: CaseReading): string[] => {
  const { reader, words } = look;
  switch (state) {
    case 'open':
      if (isStopped) return [words.claim.stopped, ...(steps.includes('answer') ? [words.answerLate] : [])];
      return [by === reader ? words.waits : words.answerBy];
    case 'heard':
      return [words.claim.office, ...(steps.includes('answer') ? [words.answerLate] : [])];
    case 'decided':
      return [words.appealBy];
    case 'appealed':
      return [words.appealed];
    case 'closed':
      return [decisions.length > 0 ? words.closed : words.ended];
  }
};

/** Says who opened a case, who has to do what next, and until when. */
export const listCaseLines = (one: CaseView, look: CaseReading): string[] => {
  const { number, by, answerBy, appealUntil, decideBy } = one;
  const deadline = answerBy ?? appealUntil ?? decideBy;
  const params = { number, name: look.name, time: deadline === null ? '' : look.until(deadline) };
  const { own, theirs } = look.words;
  return [by === look.reader ? own : theirs, ...clockLines(one, look)].map((line) => fill(line, params));
};

export interface ShownDecision {
  readonly title: string;
  readonly text: string;
  readonly money: string;
}

const describeMoney = (
  { remedy, amountPaise }: CaseView['decisions'][number],
  { reader, name, words }: CaseReading,
): string => {
  switch (remedy) {
    case 'none':
      return words.noMoney;
    case 'credit':
      return fill(words[reader === 'customer' ? 'ownCredit' : 'theirCredit'], {
        name,
        amount: formatMoney(amountPaise),
      });
    case 'refund':
      return fill(words[reader === 'customer' ? 'ownRefund' : 'theirRefund'], {
        name,
        amount: formatMoney(amountPaise),
      });
  }
};

/** Describes the first decision and that of the appeal, which replaces it. */
export const describeDecisions = ({ decisions }: CaseView, look: CaseReading): ShownDecision[] => {
  const { decision, lastDecision, replaced } = look.words;
  return decisions.map((one, at) => ({
    title: at === 0 ? decision : lastDecision,
    text: one.words,
    money: at === decisions.length - 1 ? describeMoney(one, look) : replaced,
  }));
};
