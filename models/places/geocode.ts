import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, text } from '#models/field.ts';

const Geocode = defineModel({
  name: 'Geocode',
  collection: 'geocodes',
  fields: {
    /** The square's middle, rounded: `26.864,81.001`. */
    square: text(),
    pinCode: nullable(text()),
    attribution: text(),
    createdAt: date(),
  },
  indexes: [
    // One answer per square; also how it is found again.
    [{ square: 1 }, { unique: true }],
    // Kept for thirty days, then fetched again.
    [{ createdAt: 1 }, { expireAfterSeconds: 2_592_000 }],
  ],
});

/** The geocoder's answer for one small square of the map. */
export type GeocodeRecord = RowOf<typeof Geocode>;

export const findGeocode = (square: string): Promise<GeocodeRecord | null> => Geocode.findOne({ square });

/** Keeps an answer; of two that arrive at once the later one stays. */
export const keepGeocode = async ({ square, ...answer }: Omit<GeocodeRecord, '_id'>): Promise<void> => {
  await Geocode.updateOne({ square }, { $set: answer }, { upsert: true });
};
