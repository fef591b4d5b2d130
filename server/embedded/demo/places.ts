import { cityKeyOf } from '#lib/domain/city-key.ts';

/** A place of the demo, as the table of PIN codes has it. */
interface DemoPlace {
  readonly area: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

const placesOf = (
  state: string,
  rows: readonly (readonly [pin: string, area: string, city: string, lat: number, lng: number])[],
): [string, DemoPlace][] => rows.map(([pin, area, city, lat, lng]) => [pin, { area, city, state, lat, lng }]);

const places = new Map<string, DemoPlace>([
  ...placesOf('Delhi', [
    ['110001', 'Connaught Place', 'New Delhi', 28.6227, 77.2195],
    ['110005', 'Karol Bagh', 'Central Delhi', 28.6541, 77.188],
    ['110016', 'Hauz Khas', 'South Delhi', 28.5452, 77.1986],
    ['110024', 'Lajpat Nagar', 'South Delhi', 28.5638, 77.234],
    ['110027', 'Tagore Garden', 'West Delhi', 28.6425, 77.1169],
    ['110034', 'Saraswati Vihar', 'North Delhi', 28.6952, 77.1375],
    ['110045', 'Palam', 'West Delhi', 28.5993, 77.0903],
    ['110053', 'Seelampur', 'East Delhi', 28.6519, 77.2544],
    ['110075', 'Dwarka Sector 6', 'West Delhi', 28.5932, 77.048],
    ['110085', 'Rohini Sector 7', 'North Delhi', 28.7124, 77.133],
    ['110092', 'Laxmi Nagar', 'East Delhi', 28.657, 77.2908],
    ['110096', 'Vasundhra Enclave', 'East Delhi', 28.6113, 77.3237],
  ]),
  ...placesOf('Uttar Pradesh', [
    ['201304', 'Maharshi Nagar', 'Noida', 28.5283, 77.3898],
    ['201001', 'Ghaziabad', 'Ghaziabad', 28.6714, 77.4666],
    ['201010', 'Sahibabad', 'Ghaziabad', 28.6548, 77.3638],
    ['226001', 'Lucknow', 'Lucknow', 26.8499, 80.9443],
    ['226010', 'Gomti Nagar', 'Lucknow', 26.8643, 81.0006],
    ['226016', 'Indira Nagar', 'Lucknow', 26.8781, 80.9904],
    ['226022', 'Vikas Nagar', 'Lucknow', 26.8968, 80.9646],
    ['208001', 'Kanpur', 'Kanpur', 26.4569, 80.3543],
    ['208012', 'R K Nagar', 'Kanpur', 26.472, 80.3124],
    ['221001', 'Varanasi', 'Varanasi', 25.3108, 83.0449],
    ['221005', 'BHU', 'Varanasi', 25.3166, 83.0852],
    ['211001', 'Prayagraj', 'Prayagraj', 25.4476, 81.838],
    ['282001', 'Agra', 'Agra', 27.0811, 78.0051],
    ['250001', 'Meerut Cantt', 'Meerut', 29.0013, 77.7503],
    ['276001', 'Azamgarh', 'Azamgarh', 26.057, 83.1742],
  ]),
  ...placesOf('Uttarakhand', [
    ['248001', 'Dehradun', 'Dehradun', 30.3067, 78.0379],
    ['248007', 'Prem Nagar', 'Dehradun', 30.3469, 77.9642],
    ['249401', 'Haridwar', 'Haridwar', 29.9514, 78.1628],
    ['247667', 'Roorkee', 'Haridwar', 29.8745, 77.9018],
    ['263139', 'Haldwani', 'Nainital', 29.1991, 79.5009],
    ['263001', 'Nainital', 'Nainital', 29.3804, 79.4401],
    ['263153', 'Rudarpur', 'Udham Singh Nagar', 28.9777, 79.3693],
    ['262501', 'Pithoragarh', 'Pithoragarh', 29.5941, 80.1972],
  ]),
]);

const getPlace = (pinCode: string): DemoPlace => {
  const place = places.get(pinCode);
  if (!place) throw new Error(`The demo knows no place ${pinCode}.`);
  return place;
};

/** What an account stores of where somebody lives: the address, the city's key and the centre of the PIN. */
export const livingAt = (pinCode: string, street?: string) => {
  const { area, city, state, lat, lng } = getPlace(pinCode);
  const address = { ...(street && { street: `${street}, ${area}` }), city, state, pinCode, country: 'India' };
  const point: { type: 'Point'; coordinates: [number, number] } = { type: 'Point', coordinates: [lng, lat] };
  return { address, cityKey: cityKeyOf(city), point };
};
