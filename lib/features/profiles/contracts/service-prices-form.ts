import { z } from 'zod';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { servicePricesBody } from './service-prices.ts';

// A part of a paisa is left for the contract to refuse.
const toPaise = (typed: string): number => Number((Number(plainDigits(typed)) * 100).toFixed(4));

const toPrice = (typed: unknown): number | null =>
  typeof typed === 'string' && typed.trim() !== '' ? toPaise(typed.trim()) : null;

const valueOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** The check of the form of prices, over the rupees that were typed; an empty field takes the price back. */
export const servicePricesForm = (serviceIds: readonly string[]) =>
  z.preprocess((typed) => {
    const fields = valueOf(typed, 'prices');
    const prices = serviceIds.map((serviceId, at) => ({
      serviceId,
      pricePaise: toPrice(valueOf(valueOf(fields, String(at)), 'pricePaise')),
    }));
    return { prices };
  }, servicePricesBody);
