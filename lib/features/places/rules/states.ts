interface StateEntry {
  readonly name: string;
  readonly isUnionTerritory: boolean;
}

const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
];

const states = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

const toEntry = (isUnionTerritory: boolean) => (name: string) => ({ name, isUnionTerritory });

/** Every state and union territory of India, by name. */
export const indianStates: readonly StateEntry[] = [
  ...states.map(toEntry(false)),
  ...unionTerritories.map(toEntry(true)),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const COUNTRY = 'India';
