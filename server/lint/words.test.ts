import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Names that are no longer used, and what took their place; `*` stands for any ending. docs/glossary.md has the words. */
const retired: readonly (readonly [name: string, now: string])[] = [
  ['gather', 'batcher'],
  ['createGatherer', 'createBatcher'],
  ['Hands', 'PointLeases'],
  ['createHands', 'createPointLeases'],
  ['ConversationHead', 'ConversationSummary'],
  ['conversationHead*', 'conversationSummary'],
  ['heads', 'summaries'],
  ['loadHeads', 'loadSummaries'],
  ['createTalkServer', 'createSendScheduler'],
  ['inTurn*', 'withLock'],
  ['Garden', 'SeedTarget'],
  ['openApiGarden', 'openApiTarget'],
  ['plantSeed', 'runSeed'],
  ['Corpus', 'Attack'],
  ['corpora', 'attacks'],
  ['readWish', 'resolveRequest'],
  ['Agreed', 'ResolvedRequest'],
  ['meetUser', 'getVisibleUser'],
  ['sightOf', 'visibilityOf'],
  ['Sight', 'Visibility'],
  ['HopelessFault', 'PermanentError'],
  ['relist*', 'rebuildListing'],
  ['useDeed', 'useAction'],
  ['DeedWords', 'ActionWords'],
  ['tellOf*', 'notify…'],
  ['lookAfterMessages', 'followUpUnread'],
  ['lookAfterNotification', 'followUpNotification'],
  ['exchangeFace', 'replaceAvatar'],
  ['bookingLook', 'bookingDisplay'],
  ['BookingLook', 'BookingDisplay'],
  ['LookKeeper', 'AppearanceKeeper'],
  ['JobRecord', 'ServiceRecord'],
  ['isSkillCarried', 'isSkillUsed'],
  ['isWorkTypeCarried', 'isWorkTypeUsed'],
  ['renameCarried*', 'renameUsed…'],
  ['startGround', 'startTestCluster'],
  ['Ground', 'TestCluster'],
  ['makeTown', 'makeLoadFixture'],
  ['Town', 'LoadFixture'],
];

const patternOf = (name: string): string => name.replace('*', '\\w*');

const toKebab = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '')
    .replace('*', '[a-z-]*');

const anyName = new RegExp(`\\b(${retired.map(([name]) => patternOf(name)).join('|')})\\b`);

/** Names in code: comments, texts and what a page shows are none. */
const identifiersOf = ({ path, text }: SourceFile): Set<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return names;
};

const findRetired = (file: SourceFile): string[] => {
  const parts = file.path.split('/').map((part) => part.replace(/\..*$/, ''));
  const names = anyName.test(file.text) ? [...identifiersOf(file)] : [];
  return retired.flatMap(([name, now]) => {
    const inCode = names.some((one) => new RegExp(`^${patternOf(name)}$`).test(one));
    const inPath = parts.some((part) => new RegExp(`^${toKebab(name)}$`).test(part));
    return inCode || inPath ? [`${file.path}: ${name} is now ${now}`] : [];
  });
};

describe('words', () => {
  test('no file and no name in code uses a retired word', () => {
    assert.deepEqual(readSourceFiles().flatMap(findRetired), []);
  });

  const found = (path: string, text: string) => findRetired({ path, text, isTest: false });

  test('a retired name is refused as a variable, a type, a property and a file', () => {
    assert.deepEqual(found('a.ts', 'const relistWorkers = 1;'), ['a.ts: relist* is now rebuildListing']);
    assert.deepEqual(found('a.ts', 'interface Garden {}'), ['a.ts: Garden is now SeedTarget']);
    assert.deepEqual(found('a.ts', 'const a = { heads: 1 };'), ['a.ts: heads is now summaries']);
    assert.deepEqual(found('lib/in-turn.ts', ''), ['lib/in-turn.ts: inTurn* is now withLock']);
    assert.deepEqual(found('e2e/corpora/a.ts', ''), ['e2e/corpora/a.ts: corpora is now attacks']);
  });

  test('a retired name in a comment, a text or a longer word is accepted', () => {
    assert.deepEqual(found('a.ts', "// They gather here.\nconst place = 'Garden Town';"), []);
    assert.deepEqual(found('gardener.ts', 'const gardenerServices = [];'), []);
  });
});
