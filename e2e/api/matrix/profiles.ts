import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import * as profiles from '#lib/features/profiles/contracts/profiles.ts';
import { readCountedContract } from '#lib/features/profiles/contracts/counted.ts';
import { readVerificationContract, showPaperContract } from '#lib/features/profiles/contracts/papers.ts';
import { listDaysOffContract, setDaysOffContract } from '#lib/features/profiles/contracts/days-off.ts';
import * as pictures from '#lib/features/profiles/contracts/work-pictures.ts';
import {
  readCardPreviewContract,
  readWorkCardContract,
  setWorkCardContract,
} from '#lib/features/profiles/contracts/work-card.ts';
import { setServicePricesContract } from '#lib/features/profiles/contracts/service-prices.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makePng } from '#e2e/kit/factories/images.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';

const contact = { name: 'Asha Gupta', phone: '9876543210' };

const whole = async () => ({
  ...contact,
  about: 'Twenty years at the same street corner.',
  address: { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
  areaRange: '10',
  skills: [(await makeSkill()).name],
  workTypes: [(await makeWorkType()).name],
  priceRange: { min: 100, max: 900.5 },
  hourlyRate: 250,
  availability: { weekdays: ['MON'], timeSlots: [{ day: 'TUE', start: '09:00', end: '17:15' }] },
  experience: 20,
  certifications: ['ITI Lucknow'],
  serviceAreas: ['Aliganj'],
});

const ownFields = (caller: Caller) => (caller.user.role === 'worker' ? whole() : contact);

const ownPicture = async ({ userId }: Caller) => ({
  id: String((await makeWorkPicture({ workerId: userId }))._id),
});

export const rows: MatrixRow[] = [
  { contract: readCountedContract, outcome: only('customer', 'worker') },
  { contract: readVerificationContract, outcome: only('worker') },
  { contract: readWorkCardContract, outcome: only('worker') },
  {
    contract: readCardPreviewContract,
    outcome: everyone('ok'),
    request: async () => {
      const path = await publishCard(String((await makeWorker())._id));
      return { params: { token: path.replace('/card/', '') } };
    },
  },
  { contract: setWorkCardContract, outcome: only('worker'), request: () => ({ body: { isOn: true } }) },
  {
    contract: showPaperContract,
    outcome: only('worker'),
    request: async () => ({
      query: { which: 'paper', document: 'pan' },
      file: { field: 'file', name: 'paper.png', type: 'image/png', bytes: await makePng() },
    }),
  },
  {
    contract: profiles.updateWorkerProfileContract,
    outcome: only('worker'),
    request: async () => ({ body: await whole() }),
  },
  {
    contract: profiles.updateCustomerProfileContract,
    outcome: only('customer'),
    request: () => ({ body: contact }),
  },
  {
    contract: profiles.updateProfileContract,
    outcome: members('ok'),
    request: async (caller) => ({ body: await ownFields(caller) }),
  },
  {
    contract: profiles.uploadProfileImageContract,
    outcome: members('ok'),
    request: async () => ({
      file: { field: 'profileImage', name: 'me.png', type: 'image/png', bytes: await makePng() },
    }),
  },
  {
    contract: setPreferencesContract,
    outcome: members('ok'),
    request: () => ({
      body: { locale: 'ta', channels: { email: false }, consents: { location: true, marketing: false } },
    }),
  },
  {
    contract: setServicePricesContract,
    outcome: only('worker'),
    // A service without a required skill is offered by every worker.
    request: async () => ({
      body: { prices: [{ serviceId: String((await makeService())._id), pricePaise: 49_900 }] },
    }),
  },
  { contract: listDaysOffContract, outcome: only('worker') },
  {
    contract: setDaysOffContract,
    outcome: only('worker'),
    request: () => ({ body: { from: dayAhead(3), to: dayAhead(5), isOff: true } }),
  },
  {
    contract: pictures.listWorkPicturesContract,
    outcome: only('worker'),
    request: async ({ userId }) => {
      await makeWorkPicture({ workerId: userId });
      return {};
    },
  },
  {
    contract: pictures.addWorkPictureContract,
    outcome: only('worker'),
    request: async ({ userId }) => ({
      body: { image: await makeStoredImage({ ownerId: userId }), caption: 'Wiring of a new flat' },
    }),
    other: {
      outcome: { ...members(403), worker: 400 },
      request: async () => ({
        body: { image: await makeStoredImage({ ownerId: String((await makeUser())._id) }) },
      }),
    },
  },
  {
    contract: pictures.captionWorkPictureContract,
    outcome: only('worker'),
    request: async (caller) => ({
      params: await ownPicture(caller),
      body: { caption: 'Wiring of a new flat' },
    }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({
        params: { id: String((await makeWorkPicture({}))._id) },
        body: { caption: 'Not mine' },
      }),
    },
  },
  {
    contract: pictures.removeWorkPictureContract,
    outcome: only('worker'),
    // Keeps one for the reply to list.
    request: async (caller) => {
      await ownPicture(caller);
      return { params: await ownPicture(caller) };
    },
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: { id: String((await makeWorkPicture({}))._id) } }),
    },
  },
  { contract: profiles.getOwnWorkerContract, outcome: only('worker') },
  {
    contract: profiles.getUserContract,
    outcome: members('ok'),
    request: async ({ user }) => {
      const id = String((await makeWorker({ brokerId: user._id }))._id);
      await makeWorkPicture({ workerId: id });
      await makeReview({ workerId: id });
      return { params: { id } };
    },
    other: {
      outcome: { ...members(404), admin: 'ok' },
      request: async () => ({ params: { id: String((await makeUser({ role: 'customer' }))._id) } }),
    },
  },
];
