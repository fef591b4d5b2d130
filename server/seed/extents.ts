import type { ServiceLineView } from '#lib/features/catalogue/contracts/jobs.ts';
import { houseLines } from './service-lines.ts';
import { tradeLines } from './trade-lines.ts';

const lines = { ...houseLines, ...tradeLines };

/** A seeded service's duration and its included and excluded items. */
export interface Extent {
  readonly durationMinutes: number;
  readonly includes: ServiceLineView[];
  readonly excludes: ServiceLineView[];
}

type Line = keyof typeof lines;

const takes = (durationMinutes: number, includes: readonly Line[], excludes: readonly Line[]): Extent => ({
  durationMinutes,
  includes: includes.map((name) => lines[name]),
  excludes: excludes.map((name) => lines[name]),
});

/** By service title. */
export const extents: Readonly<Record<string, Extent>> = {
  'Blouse stitching': takes(120, ['measuring', 'lining', 'correction'], ['cloth']),
  'Clothes alteration': takes(45, ['measuring', 'pickUp'], ['zip']),
  'Curtain stitching': takes(120, ['measuring', 'rings'], ['cloth', 'rail']),
  'Home-cooked meal for four': takes(120, ['dishes', 'cleanUp'], ['groceries']),
  'Cooking for a party': takes(480, ['sixDishes', 'shoppingList', 'cleanUp'], ['groceries', 'serving']),
  'Furniture repair': takes(90, ['tools', 'glue'], ['wood']),
  'Door lock fitting': takes(60, ['tools', 'fitting'], ['lock']),
  'Furniture assembly': takes(120, ['tools', 'placing', 'cleanUp'], ['wallFixing']),
  'Fan installation': takes(45, ['tools', 'hanging'], ['wire']),
  'Switch and socket repair': takes(45, ['upToThree', 'tools'], ['parts']),
  'House wiring check': takes(120, ['tools', 'faults'], ['repairs']),
  'Tap repair': takes(45, ['tools', 'washer'], ['newTap']),
  'Drain unblocking': takes(60, ['tools', 'rinsing'], ['digging']),
  'Water tank cleaning': takes(120, ['disinfecting', 'tools'], ['refill']),
  'Tile fitting': takes(480, ['laying', 'cleanUp'], ['tiles', 'cement']),
  'Plaster repair': takes(240, ['smoothing', 'tools'], ['cement', 'painting']),
  'Painting of one room': takes(480, ['coats', 'covering'], ['paint']),
  'Wall touch-up': takes(180, ['matching', 'covering'], ['paint']),
  'Garden care visit': takes(120, ['weeding', 'tools', 'cleanUp'], ['plants']),
  'Balcony garden set-up': takes(180, ['sixPots', 'wateringPlan'], ['plants']),
  'Full home cleaning': takes(300, ['rooms', 'mops'], ['soap']),
  'Bathroom cleaning': takes(60, ['limescale', 'mops'], ['soap']),
  'Kitchen deep cleaning': takes(180, ['grease', 'mops'], ['soap', 'emptying']),
  'Bike service at home': takes(90, ['oilChange', 'tools'], ['oil']),
  'Car battery jump-start': takes(45, ['starting', 'testing'], ['battery']),
  'Driver for half a day': takes(240, ['driving'], ['fuel']),
  'Driver for a trip out of town': takes(480, ['driving'], ['fuel', 'meals']),
  'Gate and grill repair': takes(120, ['welding', 'tools'], ['newSteel']),
  'Window grill making': takes(240, ['steel', 'measuring', 'fixing'], ['masonry']),
  'AC service': takes(60, ['washing', 'cooling'], ['gasExtra', 'parts']),
  'AC gas filling': takes(120, ['leak', 'gas', 'cooling'], ['parts']),
  'AC installation': takes(180, ['units', 'tools'], ['pipe', 'stand']),
};

/** Services that demo workers do by the hour; the others have a fixed price. */
export const byTheHour: readonly string[] = [
  'Home-cooked meal for four',
  'Cooking for a party',
  'House wiring check',
  'Wall touch-up',
  'Garden care visit',
  'Full home cleaning',
  'Driver for half a day',
  'Driver for a trip out of town',
];
