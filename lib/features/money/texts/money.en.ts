import type { moneyErrorCodes } from '#lib/platform/contract/error-codes.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';

export const money = {
  errors: {
    nothing_owed: 'There is nothing left to be paid for this booking.',
    no_credit: 'Your wallet holds no credit for this booking.',
    top_up_open: 'You have sent a request already. Wait until it is confirmed.',
    top_up_decided: 'This request is decided already.',
  } satisfies Record<keyof typeof moneyErrorCodes, string>,
  messages: {
    paid: 'The payment is noted.',
    waived: 'The fee is waived.',
    creditUsed: 'Your credit is used for this booking.',
    requested: 'Your request is with us. The money is in your wallet as soon as we have confirmed it.',
  },
  news: {
    titles: {
      job_paid: '{name} has noted your payment of {amount}',
      fee_due: '{name} owes you {amount} for cancelling late',
      fee_paid: '{name} has noted the fee of {amount} as paid',
      fee_waived: '{name} has waived the fee of {amount}',
      top_up_confirmed: '{amount} is in your wallet',
      top_up_refused: 'Your top-up of {amount} was not confirmed',
      credit: 'You have a credit of {amount}',
      credit_used: '{name} has paid {amount} with credit',
    } satisfies Record<MoneyStory['news'], string>,
    bodies: {
      job_paid: '{service}. Booking {number}.',
      fee_due: '{service}. Booking {number}.',
      fee_paid: '{service}. Booking {number}.',
      fee_waived: '{service}. Booking {number}.',
      top_up_confirmed: 'Top-up {number}.',
      top_up_refused: 'Top-up {number}: {reason}',
      credit: 'For the first job of {name} with Hunar.',
      credit_used: '{service}. Booking {number}.',
    } satisfies Record<MoneyStory['news'], string>,
  },
};
