/** A city as listings name it. */
export interface ListedCity {
  readonly city: string;
  readonly state: string;
}

/** Returns the filters that leave out the workers of these cities. */
export const outsideCities = (cities: readonly ListedCity[]) =>
  cities.length > 0
    ? [{ $nor: cities.map(({ city, state }) => ({ 'listing.city': city, 'listing.state': state })) }]
    : [];
