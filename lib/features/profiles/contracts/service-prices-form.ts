import { z } from 'zod';
import { parsePaise } from '#lib/platform/contract/parse-paise.ts';
import { servicePricesBody } from './service-prices.ts';

const toPrice = (typed: unknown): number | null =>
  typeof typed === 'string' && typed.trim() !== '' ? parsePaise(typed.trim()) : null;

const getField = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** Returns the check of the price form, in typed rupees; an empty field removes the price. */
export const servicePricesForm = (serviceIds: readonly string[]) =>
  z.preprocess((typed) => {
    const fields = getField(typed, 'prices');
    const prices = serviceIds.map((serviceId, at) => ({
      serviceId,
      pricePaise: toPrice(getField(getField(fields, String(at)), 'pricePaise')),
    }));
    return { prices };
  }, servicePricesBody);
