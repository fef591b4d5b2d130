import {
  readOffersContract,
  setCityOfferContract,
  setTradeOfferContract,
} from '#lib/features/admin/contracts/offers.ts';
import { readFlagsContract, setFlagContract } from '#lib/features/admin/contracts/flags.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeWantedWords } from '#e2e/kit/factories/wanted.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';

const reason = 'Too few workers here.';
const unknown = 'e'.repeat(24);

export const rows: MatrixRow[] = [
  { contract: readFlagsContract, outcome: only('admin') },
  {
    contract: setFlagContract,
    outcome: only('admin'),
    request: () => ({ params: { key: 'referrals' }, body: { isOn: true, reason } }),
  },
  {
    contract: readOffersContract,
    outcome: only('admin'),
    request: async () => {
      await makeBooking();
      await makeWantedWords('submarine polishing', 3);
      return {};
    },
  },
  {
    contract: setCityOfferContract,
    outcome: only('admin'),
    request: () => ({ body: { state: 'Goa', city: 'North Goa', isOffered: false, reason } }),
  },
  {
    contract: setTradeOfferContract,
    outcome: only('admin'),
    request: async () => ({
      params: { id: String((await makeSkill())._id) },
      body: { isOffered: false, reason },
    }),
    other: {
      outcome: { ...members(403), admin: 404 },
      request: () => ({ params: { id: unknown }, body: { isOffered: false, reason } }),
    },
  },
];
