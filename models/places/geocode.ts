import { Schema } from 'mongoose';
import { defineModel } from '#models/define-model.ts';

/** What the geocoder said of one small square of the map. */
export interface GeocodeRecord {
  /** The square's middle, rounded: `26.864,81.001`. */
  square: string;
  pinCode: string | null;
  attribution: string;
  createdAt: Date;
}

const { String: text, Date: date } = Schema.Types;

const Geocode = defineModel<GeocodeRecord>({
  name: 'Geocode',
  collection: 'geocodes',
  fields: {
    square: { type: text, required: true },
    pinCode: { type: text, default: null },
    attribution: { type: text, required: true },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One answer a square; also how it is found again.
    [{ square: 1 }, { unique: true }],
    // Kept for thirty days, then asked anew.
    [{ createdAt: 1 }, { expireAfterSeconds: 2_592_000 }],
  ],
});

export const findGeocode = (square: string): Promise<GeocodeRecord | null> =>
  Geocode.findOne({ square }).lean<GeocodeRecord>().exec();

/** Keeps an answer; of two that arrive at once the later one stays. */
export const keepGeocode = async ({ square, ...answer }: GeocodeRecord): Promise<void> => {
  await Geocode.updateOne({ square }, { $set: answer }, { upsert: true });
};
