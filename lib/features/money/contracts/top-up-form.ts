import { withTypedAmount } from '#lib/platform/contract/typed-amount.ts';
import { topUpBody } from './wallet.ts';

/** Validates the form by the contract, with the amount typed in rupees. */
export const topUpForm = withTypedAmount(topUpBody);
