import { withTypedAmount } from '#lib/platform/contract/typed-amount.ts';
import { extraBody } from './extras.ts';

/** Validates the form by the contract, with the amount typed in rupees. */
export const extraForm = withTypedAmount(extraBody);
