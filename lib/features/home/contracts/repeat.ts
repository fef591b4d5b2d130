import type { TranslatedNames } from '#lib/platform/contract/locale.ts';

/** A worker and a service that a customer had and can book again. */
export interface Repeat {
  readonly worker: { readonly _id: string; readonly name: string };
  readonly service: { readonly _id: string; readonly title: string; readonly titles: TranslatedNames };
  readonly pricePaise: number;
  readonly durationMinutes: number;
}
