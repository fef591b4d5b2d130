import type { PinRow } from './geo.ts';

/** Cities to list first, by state. */
const namedCities: Readonly<Record<string, readonly string[]>> = {
  Delhi: ['New Delhi', 'North Delhi', 'South Delhi', 'East Delhi', 'West Delhi', 'Central Delhi'],
  'Uttar Pradesh': ['Azamgarh', 'Lucknow', 'Kanpur', 'Ghaziabad', 'Agra', 'Meerut', 'Varanasi'],
  Uttarakhand: [
    ...['Almora', 'Bageshwar', 'Chamoli', 'Champawat', 'Dehradun', 'Haridwar', 'Nainital', 'Pauri Garhwal'],
    ...['Pithoragarh', 'Rudraprayag', 'Tehri Garhwal', 'Udham Singh Nagar', 'Uttarkashi'],
  ],
};

/** Districts whose city has another name or spelling. */
const cityOfDistrict: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Andhra Pradesh': {
    ...{ Ntr: 'Vijayawada', Visakhapatanam: 'Visakhapatnam' },
    ...{ 'Spsr Nellore': 'Nellore', 'Y.S.R.': 'Kadapa' },
  },
  Assam: { 'Kamrup Metro': 'Guwahati' },
  Bihar: { 'Kaimur (Bhabua)': 'Kaimur' },
  Delhi: {
    ...{ Central: 'Central Delhi', East: 'East Delhi', 'North East': 'East Delhi', Shahdara: 'East Delhi' },
    ...{ North: 'North Delhi', 'North West': 'North Delhi', South: 'South Delhi' },
    ...{ 'South East': 'South Delhi', 'South West': 'West Delhi', West: 'West Delhi' },
  },
  Gujarat: { Ahmadabad: 'Ahmedabad', Kachchh: 'Kutch', Mahesana: 'Mehsana' },
  Jharkhand: { 'East Singhbum': 'East Singhbhum' },
  Karnataka: { 'Bengaluru Urban': 'Bengaluru' },
  Ladakh: { 'Leh Ladakh': 'Leh' },
  Lakshadweep: { 'Lakshadweep District': 'Lakshadweep' },
  Maharashtra: { 'Mumbai Suburban': 'Mumbai' },
  Odisha: { Anugul: 'Angul', Baleshwar: 'Balasore', Jajapur: 'Jajpur' },
  Puducherry: { Pondicherry: 'Puducherry' },
  Punjab: { 'S.A.S Nagar': 'Mohali' },
  Sikkim: {
    ...{ 'East District': 'Gangtok', 'North District': 'Mangan' },
    ...{ 'South District': 'Namchi', 'West District': 'Gyalshing' },
  },
  'Tamil Nadu': { Tuticorin: 'Thoothukudi' },
  'Uttar Pradesh': {
    ...{ 'Gautam Buddha Nagar': 'Noida', 'Kanpur Nagar': 'Kanpur', Kheri: 'Lakhimpur Kheri' },
    ...{ 'Kushi Nagar': 'Kushinagar', 'Siddharth Nagar': 'Siddharthnagar' },
  },
  Uttarakhand: {
    ...{ 'Rudra Prayag': 'Rudraprayag', 'Udam Singh Nagar': 'Udham Singh Nagar' },
    ...{ 'Uttar Kashi': 'Uttarkashi' },
  },
  'West Bengal': {
    ...{ '24 Paraganas North': 'North 24 Parganas', '24 Paraganas South': 'South 24 Parganas' },
    ...{ Coochbehar: 'Cooch Behar', Maldah: 'Malda' },
    ...{ 'Dinajpur Dakshin': 'Dakshin Dinajpur', 'Dinajpur Uttar': 'Uttar Dinajpur' },
    ...{ 'Medinipur East': 'Purba Medinipur', 'Medinipur West': 'Paschim Medinipur' },
  },
};

/** Returns the usual name of a district's city; the district itself when none is known. */
export const cityFor = ({ state, district }: Pick<PinRow, 'state' | 'district'>): string =>
  cityOfDistrict[state]?.[district] ?? district;

/** Lists a state's cities: the best known first, then those of its districts. */
export const citiesFor = (state: string, districts: readonly string[]): string[] => {
  const others = districts.map((district) => cityFor({ state, district })).toSorted();
  return [...new Set([...(namedCities[state] ?? []), ...others])];
};
