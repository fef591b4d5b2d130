import { compare, type Figure } from '../figures.ts';
import { measureInTurns } from './measure.ts';
import { assertSameBytes, assertSameWorkers } from './same-answer.ts';

/** The addresses at which a server answers the compared calls. */
export interface Served {
  skills: string;
  search: string;
  /** The token of a signed-in person, for servers with sessions. */
  token?: string | undefined;
}

interface Servers {
  hunar: Served;
  bare: Served;
  payload: Pick<Served, 'search'>;
}

interface Rounds {
  name: string;
  ofGuest: readonly number[];
  ofMember: readonly number[];
  ofBare: readonly number[];
}

const toFigures = ({ name, ofGuest, ofMember, ofBare }: Rounds): Figure[] => [
  compare({ name: `${name} to bare node`, bar: 0.55, rounds: ofGuest, reference: ofBare }),
  compare({ name: `${name}, signed in to signed out`, bar: 0.92, rounds: ofMember, reference: ofGuest }),
];

const peersFor = ({ hunar, bare }: Servers, call: 'skills' | 'search') => [
  { url: bare[call] },
  { url: hunar[call] },
  { url: hunar[call], token: hunar.token },
];

const minus = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, round) => value - (others[round] ?? NaN));

/** Compares the product's list of skills with a bare server that sends the same bytes. */
export const compareSkills = async (servers: Servers): Promise<Figure[]> => {
  const peers = peersFor(servers, 'skills');
  await assertSameBytes(peers);
  const [ofBare = [], ofGuest = [], ofMember = []] = await measureInTurns(peers);
  return toFigures({ name: 'P8 skill list', ofGuest, ofMember, ofBare });
};

/** Compares the product's search with a bare server, and with Payload on the same workers. */
export const compareSearch = async (servers: Servers): Promise<Figure[]> => {
  const peers = peersFor(servers, 'search');
  const payload = { url: servers.payload.search };
  await assertSameBytes(peers);
  await assertSameWorkers({ hunar: { url: servers.hunar.search }, payload });
  const rounds = await measureInTurns([...peers, payload]);
  const [ofBare = [], ofGuest = [], ofMember = [], ofPayload = []] = rounds;
  return [
    ...toFigures({ name: 'P8 search', ofGuest, ofMember, ofBare }),
    compare({
      name: 'P8 search, its gain over Payload to that of bare node',
      bar: 0.6,
      rounds: minus(ofGuest, ofPayload),
      reference: minus(ofBare, ofPayload),
    }),
  ];
};
