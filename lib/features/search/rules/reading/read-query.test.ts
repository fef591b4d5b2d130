import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { toLatin } from '#lib/platform/text/latin.ts';
import { createLexicon, type Words } from './lexicon.ts';
import { parseWords } from './read-query.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';

const words: Words = {
  skills: [
    {
      _id: 'plumber',
      words: { en: ['plumber', 'tap', 'pipe'], hi: ['nal', 'nal tapak', 'pani nahi', 'नल'], ta: ['குழாய்'] },
    },
    { _id: 'electrician', words: { en: ['electrician'], hi: ['bijli', 'pankha', 'बिजली'], te: ['పంఖా'] } },
    { _id: 'ac', words: { en: ['ac technician', 'ac'], hi: ['ac thanda nahi', 'ac se pani', 'एसी'] } },
    { _id: 'mechanic', words: { en: ['mechanic', 'car'], hi: ['gaadi', 'gaadi kharab'] } },
    { _id: 'driver', words: { en: ['driver', 'car', 'car hire'], hi: ['gaadi', 'gaadi chalana'] } },
    { _id: 'gardener', words: { en: ['gardener'], hi: ['mali'] } },
    { _id: 'cleaner', words: { en: ['house cleaner', 'maid'], hi: ['safai', 'kaam wali'] } },
    { _id: 'painter', words: { en: ['painter', 'wall'], te: ['pani'] } },
    { _id: 'help', words: { en: ['helpline 159'] } },
  ],
  services: [
    { _id: 'tank', skillIds: ['plumber'], words: { en: ['Water tank cleaning'] } },
    { _id: 'fan', skillIds: ['electrician'], words: { en: ['Fan installation'] } },
  ],
  common: {
    fillers: {
      en: ['near me', 'a', 'hire', 'urgent'],
      hi: ['wala', 'wali', 'hai', 'chahiye', 'ka', 'ghar'],
      ta: ['naal', 'venum'],
    },
    verbs: { hi: ['karna', 'raha', 'nahi', 'band', 'kharab'] },
    others: ['doctor', 'pizza', 'car showroom', 'petrol pump'],
    elsewhere: ['salary', 'insurance', 'वेतन'],
    names: ['Ramesh', 'Ravi', 'Manish'],
  },
};
const lexicon = createLexicon(words);
const read = (text: string) => parseWords(lexicon, text);
const tradesIn = (text: string): string[] => read(text).trades.map(({ _id }) => _id);

const assertAll = (expected: Readonly<Record<string, readonly string[]>>): void => {
  for (const [text, trades] of atLeastOne(Object.entries(expected)))
    assert.deepEqual(tradesIn(text), trades, text);
};

describe('scripts and sounds', () => {
  test('transliterates a native word as it is spoken', () => {
    const spoken = { बिजली: 'bijlii', टपक: 'tapak', कारपेंटर: 'kaarpentar', குழாய்: 'kuzhaay', காற்று: 'kaatru' };
    for (const [word, latin] of Object.entries(spoken)) assert.equal(toLatin(word), latin);
    for (const word of ['ಫ್ಯಾನ್', 'ఫ్యాన్']) assert.equal(soundKey(word), soundKey('fan'));
  });

  test('a number matches only itself, not one that sounds or looks alike', () => {
    assertAll({ '159': ['help'], '1559': [], '158': [], 'ramesh 1559': [] });
  });

  test('usual spellings of a word share one key; different words do not', () => {
    for (const same of [
      ['बिजली', 'bijli', 'bijlee', 'bijlii'],
      ['सफाई', 'safai', 'saphaai', 'safaai'],
      ['darzi', 'darji', 'दर्ज़ी', 'दर्जी'],
      ['गाड़ी', 'gaadi', 'gadi'],
      ['குழாய்', 'kuzhai', 'kulaai'],
    ])
      assert.equal(new Set(same.map(soundKey)).size, 1, same.join(' '));
    assert.notEqual(soundKey('mali'), soundKey('maid'));
  });
});

describe('parsing a query', () => {
  test('finds the trade for its name, a thing or a problem, in either script', () => {
    assertAll({
      plumber: ['plumber'],
      'bijli wala': ['electrician'],
      'बिजली वाला': ['electrician'],
      'nal tapak raha hai': ['plumber'],
      குழாய்: ['plumber'],
      kulai: ['plumber'],
      pankha: ['electrician'],
    });
  });

  test('tolerates typing errors, endings, split words and joined words', () => {
    assertAll({
      mechnic: ['mechanic'],
      elektrishan: ['electrician'],
      plumbers: ['plumber'],
      plubmer: ['plumber'],
      bijliwala: ['electrician'],
      'a.c. repair': ['ac'],
      'a c': ['ac'],
      'ए सी': ['ac'],
      elec: ['electrician'],
    });
  });

  test('never corrects a short word to another one', () => {
    assertAll({ mali: ['gardener'], maid: ['cleaner'], mula: [], tpa: [], plxxber: [], 'plu mver': [] });
  });

  test('combines several words, and the thing outweighs the symptom', () => {
    assertAll({
      'gaadi kharab': ['mechanic'],
      'gaadi chalane wala': ['driver'],
      'ac se pani': ['ac'],
      'car hire': ['driver'],
      'pani nahi': ['plumber'],
    });
    assert.deepEqual(tradesIn('car').toSorted(), ['driver', 'mechanic']);
  });

  test('finds no trade in words unrelated to one', () => {
    assertAll({
      doctor: [],
      pizza: [],
      'pizza wala': [],
      Ramesh: [],
      chahiye: [],
      Manish: [],
      qwrtz: [],
      '': [],
    });
  });

  test('finds no trade next to a salary, insurance or a shop', () => {
    assertAll({
      'plumber salary': [],
      'plambar ka vetan': [],
      'car insurance': [],
      'car showroom': [],
      'electrician near petrol pump': ['electrician'],
    });
  });

  test('a service whose name is another service’s word is understood from then on', () => {
    const text = 'pizza making';
    assert.equal(read(text).isElsewhere, true);
    const pizza = { _id: 'pizza', skillIds: ['cleaner'], words: { en: ['Pizza making'] } };
    const offered = parseWords(createLexicon({ ...words, services: [...words.services, pizza] }), text);
    assert.deepEqual(
      [offered.isElsewhere, offered.trades.map(({ _id }) => _id), offered.services.map(({ _id }) => _id)],
      [false, ['cleaner'], ['pizza']],
    );
  });

  test('a filler does not override a trade word of the same sound, nor the reverse next to other words', () => {
    assertAll({ nal: ['plumber'], naal: ['plumber'], 'bijli wala': ['electrician'], wall: ['painter'] });
  });

  test('keeps names and unknown words', () => {
    const listRest = (text: string) => read(text).rest.map(({ word }) => word);
    assert.deepEqual(
      [listRest('ramesh electrician'), read('ramesh electrician').readAs],
      [['ramesh'], 'electrician'],
    );
    assert.deepEqual(listRest('ramesh gupta'), ['ramesh', 'gupta']);
    assert.deepEqual([listRest('near me ramesh'), listRest('near me')], [['ramesh'], ['near', 'me']]);
    assert.deepEqual([listRest('plumber zubin'), read('plumber zubin').unknown], [[], ['zubin']]);
  });

  test('returns the matching services', () => {
    assert.deepEqual(
      read('tank cleaning').services.map(({ _id }) => _id),
      ['tank'],
    );
    assert.deepEqual(tradesIn('tank cleaning'), ['plumber']);
  });
});
