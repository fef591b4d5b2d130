import type { Features } from './draw-portrait.ts';

type Worn = Partial<Features>;

const women = new Set(
  'Sunita Anita Pooja Kavita Sarita Neema Rekha Parveen Meena Geeta Babita Usha Shabnam Priti Vandana Priya Farah Meenakshi Gurpreet Shreya Zoya Kiran'.split(
    ' ',
  ),
);

// Features set by hand; the rest follows from the person's position in the list.
const own: Readonly<Record<string, Worn>> = {
  'Ramesh Yadav': { cut: 'parted', beard: 'moustache', clothes: 'uniform', cloth: 'peacock', accent: 'mint' },
  'Sunita Devi': { cover: 'dupatta', clothes: 'saree', cloth: 'maroon', accent: 'marigold', hasBindi: true },
  'Mohammad Aslam': {
    cover: 'topi',
    beard: 'beard',
    clothes: 'kurta',
    cloth: 'mint',
    accent: 'cream',
    hair: 'grey',
  },
  'Noor Mohammad': {
    cover: 'topi',
    beard: 'full',
    clothes: 'kurta',
    cloth: 'slate',
    accent: 'cream',
    hair: 'grey',
  },
  'Salim Ahmed': { beard: 'beard', hair: 'white', cut: 'balding', hasGlasses: true, clothes: 'kurta' },
  'Jaswinder Singh': { cover: 'turban', beard: 'full', accent: 'indigo', cloth: 'cream' },
  'Harpreet Singh': { cover: 'turban', beard: 'full', accent: 'marigold', cloth: 'slate' },
  'Parveen Bano': { cover: 'hijab', clothes: 'salwar', cloth: 'indigo', accent: 'violet' },
  'Shabnam Khatoon': { cover: 'hijab', clothes: 'salwar', cloth: 'rose', accent: 'teal' },
  'Gopal Singh Mehra': {
    cover: 'pahadi',
    hair: 'white',
    beard: 'moustache',
    clothes: 'sweater',
    accent: 'olive',
  },
  'Lalit Mohan Tamta': {
    cover: 'pahadi',
    hair: 'grey',
    beard: 'moustache',
    clothes: 'sweater',
    accent: 'rust',
  },
  'Munna Lal Sonkar': { cut: 'balding', hair: 'grey', beard: 'moustache' },
  'Satish Chandra': { cut: 'balding', hair: 'white', hasGlasses: true },
  'Aman Tyagi': { cover: 'cap', clothes: 'overall', accent: 'indigo' },
  'Irfan Qureshi': { beard: 'goatee', clothes: 'overall' },
};

const menCuts = ['short', 'parted', 'swept', 'short', 'balding', 'swept'] as const;
const womenCuts = ['bun', 'long', 'braid', 'bob', 'bun', 'braid', 'long'] as const;
const menClothes = ['shirt', 'kurta', 'uniform', 'sweater', 'shirt', 'overall', 'kurta'] as const;
const womenClothes = ['saree', 'salwar', 'salwar', 'kurta', 'saree'] as const;
const menBeards = ['moustache', undefined, 'goatee', undefined, 'beard', 'moustache', undefined] as const;
const skins = ['wheat', 'brown', 'light', 'deep', 'brown', 'wheat'] as const;
const menCloths = ['peacock', 'cream', 'indigo', 'olive', 'teal', 'maroon', 'slate', 'rust', 'mint'] as const;
const womenCloths = ['rose', 'peacock', 'violet', 'maroon', 'marigold', 'indigo', 'teal', 'rust'] as const;
const accents = ['mint', 'rust', 'marigold', 'cream', 'violet', 'peacock', 'rose'] as const;
const grounds = ['teal', 'warm', 'violet', 'rose', 'blue', 'sand'] as const;

const pick = <Choice>(choices: readonly [Choice, ...Choice[]], at: number): Choice =>
  choices[at % choices.length] ?? choices[0];

/** Years of experience from which hair is grey. */
const GREY = 20;

interface Person {
  name: string;
  /** Their place in the list: neighbours look different. */
  at: number;
  /** In years; absent for customers. */
  experience?: number;
}

const womansLook = ({ at, isOlder }: { at: number; isOlder: boolean }): Features => ({
  skin: pick(skins, at),
  hair: isOlder ? 'grey' : pick(['black', 'black', 'brown'], at),
  cut: pick(womenCuts, at),
  clothes: pick(womenClothes, at),
  cloth: pick(womenCloths, at),
  accent: pick(accents, at + 2),
  ground: pick(grounds, at),
  hasBindi: at % 3 !== 1,
  hasEarrings: at % 2 === 0,
  hasGlasses: at % 7 === 3,
});

const mansLook = ({ at, isOlder }: { at: number; isOlder: boolean }): Features => {
  const beard = pick(menBeards, at);
  const worn = pick(menClothes, at);
  return {
    skin: pick(skins, at + 1),
    hair: isOlder ? 'grey' : pick(['black', 'black', 'black', 'brown'], at),
    cut: pick(menCuts, at),
    clothes: worn,
    cloth: pick(menCloths, at),
    accent: worn === 'overall' ? pick(['indigo', 'slate'], at) : pick(accents, at + 1),
    ground: pick(grounds, at + 1),
    hasGlasses: at % 6 === 5,
    ...(beard && { beard }),
  };
};

/** A demo person's features: always the same, and different from their neighbours in the list. */
export const pickFeatures = ({ name, at, experience = 0 }: Person): Features => {
  const [first = ''] = name.split(' ');
  const isOlder = experience >= GREY;
  const isWoman = women.has(first);
  const look = isWoman ? womansLook({ at, isOlder }) : mansLook({ at, isOlder });
  const known: Worn = own[name] ?? {};
  const hasBindi =
    look.hasBindi === true && known.cover !== 'hijab' && !['Farah', 'Zoya', 'Gurpreet'].includes(first);
  return { ...look, hasBindi, isOlder, ...known };
};
