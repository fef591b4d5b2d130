import { Entries, type Entry } from '#components/office/facts.tsx';
import { OfferState, OfferSwitch, OtherCity, type Switchable } from '#components/office/offer-switch.tsx';
import { Section } from '#components/page/section.tsx';
import type { CityOffer, TradeOffer } from '#lib/features/admin/contracts/offers.ts';
import { readOffers } from '#lib/features/admin/services/read-offers.ts';
import { listStates } from '#lib/features/places/services/read-places.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { stateIn } from '#lib/platform/i18n/place-names.ts';
import { load } from '#app/_request/load.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

type Row = Pick<CityOffer, 'off' | 'running' | 'open' | 'workers' | 'waiting'>;

/** One city or trade with its figures, and its switch for admins who may use it. */
const toEntry = (
  { off, running, open, workers, waiting }: Row,
  { key, title, thing }: { key: string; title: string; thing: Switchable },
  { actor, locale, words }: OfficeView,
): Entry => {
  const { officeOffers: offers } = words;
  const figures = fill(offers.figures, { running, open, workers, waiting });
  const since = off && fill(offers.since, { day: formatDay(locale, new Date(off.at)), reason: off.reason });
  return {
    ...{ key, title, text: figures },
    more: (
      <>
        <div className="flex flex-wrap items-baseline gap-2">
          <OfferState isOn={off === null} words={offers} />
          {since && <span className="text-sm wrap-anywhere text-muted">{since}</span>}
        </div>
        {hasRight(actor, 'lead') && (
          <OfferSwitch thing={thing} isOn={off === null} words={{ offers, ...officeActWords(words) }} />
        )}
      </>
    ),
  };
};

const cityEntry = (row: CityOffer, view: OfficeView): Entry => {
  const { state, city, names } = row;
  const title = `${nameIn(view.locale, { name: city, names })}, ${stateIn(view.locale, state)}`;
  return toEntry(row, { key: `${state}/${city}`, title, thing: { kind: 'city', state, city } }, view);
};

const tradeEntry = (row: TradeOffer, view: OfficeView): Entry => {
  const { skillId, trade, names } = row;
  const title = nameIn(view.locale, { name: trade, names });
  return toEntry(row, { key: skillId, title, thing: { kind: 'trade', skillId } }, view);
};

/** Cities and trades with their switches, and the words that people wait for. */
export const OffersPart = async ({ view }: { view: OfficeView }) => {
  const [{ data }, { data: states }] = await Promise.all([load(readOffers), load(listStates)]);
  const { officeOffers: offers } = view.words;
  const isLead = hasRight(view.actor, 'lead');
  return (
    <>
      {!isLead && (
        <p role="note" className="rounded-control bg-chip p-3">
          {offers.readOnly}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Entries
            title={offers.cities}
            none={offers.none}
            entries={data.cities.map((row) => cityEntry(row, view))}
          />
          {isLead && (
            <Section title={offers.other}>
              <OtherCity
                states={states.map(({ name, cities }) => ({
                  ...{ name, cities },
                  label: stateIn(view.locale, name),
                }))}
                words={{ offers, ...officeActWords(view.words) }}
              />
            </Section>
          )}
        </div>
        <div className="flex flex-col gap-4">
          <Entries
            title={offers.trades}
            none={offers.none}
            entries={data.trades.map((row) => tradeEntry(row, view))}
          />
          <Entries
            title={offers.words}
            none={offers.none}
            entries={data.words.map(({ words, people }) => ({
              ...{ key: words, title: words },
              end: fill(offers.people, { count: people }),
            }))}
          />
        </div>
      </div>
    </>
  );
};
