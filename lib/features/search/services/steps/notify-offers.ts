import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { namesOfCity } from '#lib/platform/i18n/place-names.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { inTransaction } from '#models/connection.ts';
import {
  listWaitingFor,
  listWantedThings,
  removeWantedOffer,
  type WantedOfferRecord,
} from '#models/search/wanted-offers.ts';

const PAGE_SIZE = 100;

const tell = async ({
  _id,
  userId,
  email,
  locale = 'en',
  kind,
  key,
  name,
}: WantedOfferRecord): Promise<void> => {
  const names = kind === 'city' ? namesOfCity(name) : ((await skillList.find(key))?.names ?? {});
  await inTransaction(async (tx) => {
    // The switch may have been turned again since, and another server may have been faster.
    const { cities, trades } = await loadSwitchedOff(tx);
    if ((kind === 'city' ? cities : trades).has(key) || !(await removeWantedOffer(_id, tx))) return;
    if (email !== undefined) {
      const payload = {
        mail: 'wantedOpened' as const,
        id: String(_id),
        to: email,
        locale,
        thing: { kind, key, name },
      };
      await writeOutbox({ kind: 'wantedMail', payload }, tx);
      return;
    }
    const content = { kind: 'wanted' as const, params: { kind, name, names } };
    const href = kind === 'trade' ? publicPaths.category(key) : publicPaths.home;
    await writeOutbox({ kind: 'notification', payload: { userId: String(userId), content, href } }, tx);
  });
};

/** Tells those who waited for a city or trade that is switched on now, each once. */
export const notifyOpenedOffers = async (): Promise<void> => {
  const { cities, trades } = await loadSwitchedOff();
  const things = await listWantedThings();
  for (const thing of things.filter(({ kind, key }) => !(kind === 'city' ? cities : trades).has(key))) {
    let rows: WantedOfferRecord[] = [];
    do {
      rows = await listWaitingFor(thing, rows.at(-1)?._id ?? null, PAGE_SIZE);
      for (const row of rows) await tell(row);
    } while (rows.length === PAGE_SIZE);
  }
};
