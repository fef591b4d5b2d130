const text = (name) => ({ name, type: 'text' });
const number = (name) => ({ name, type: 'number' });
const group = (name, fields) => ({ name, type: 'group', fields });
// Passed on as stored, which costs Payload least.
const json = (name) => ({ name, type: 'json' });

/** What the product shows of a worker it finds, as the product stores it. */
const shown = [
  text('name'),
  text('role'),
  text('imageKey'),
  text('about'),
  group('address', [text('city'), text('state'), text('pinCode')]),
  json('skills'),
  number('hourlyRatePaise'),
  group('priceRangePaise', [number('min'), number('max')]),
  number('areaRangeKm'),
  number('experienceYears'),
  json('verification'),
  number('ratingSum'),
  number('reviewCount'),
  number('completedJobs'),
  text('brokerId'),
];

const searched = group('listing', [{ ...text('terms'), hasMany: true }, text('order')]);

export const shownNames = shown.map(({ name }) => name);

/** The product's collection of people, which anyone may read. */
export const workers = {
  slug: 'workers',
  dbName: 'users',
  access: { read: () => true },
  fields: [...shown, searched],
  timestamps: false,
  lockDocuments: false,
};

/** Payload wants a collection of people who sign in; without a way to do so, no request pays for looking. */
export const people = {
  slug: 'payload-people',
  auth: { disableLocalStrategy: true, strategies: [] },
  fields: [],
  timestamps: false,
  lockDocuments: false,
};
