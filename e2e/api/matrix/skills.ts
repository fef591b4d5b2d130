import * as skills from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  importSearchWordsContract,
  listSearchWordsContract,
} from '#lib/features/catalogue/contracts/search-words.ts';
import {
  checkListTableContract,
  importListTableContract,
  orderListContract,
  readListTableContract,
} from '#lib/features/catalogue/contracts/list-tables.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { namedListRows } from '#e2e/kit/api/named-list-rows.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';

const { listSkillsContract, createSkillContract, replaceSkillContract, removeSkillContract } = skills;

const toTable = (text: string) => ({
  file: { field: 'file', name: 'list.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) },
});

export const rows: MatrixRow[] = [
  {
    contract: readListTableContract,
    outcome: only('admin'),
    request: async () => {
      await makeSkill();
      return { params: { list: 'skills' } };
    },
  },
  {
    contract: checkListTableContract,
    outcome: only('admin'),
    request: () => ({ params: { list: 'skills' }, ...toTable('name,hi\nMason,राजमिस्त्री\n') }),
  },
  {
    contract: orderListContract,
    outcome: only('admin'),
    request: async () => ({
      params: { list: 'skills' },
      body: { ids: [String((await makeSkill())._id)] },
    }),
  },
  {
    contract: importListTableContract,
    outcome: only('admin'),
    request: () => ({
      params: { list: 'workTypes' },
      query: { reason: 'The new season.' },
      ...toTable('name,hi\nA week,एक हफ़्ता\n'),
    }),
  },
  ...namedListRows({
    list: listSkillsContract,
    create: createSkillContract,
    replace: replaceSkillContract,
    remove: removeSkillContract,
    make: makeSkill,
  }),
  {
    contract: listSearchWordsContract,
    outcome: only('admin'),
    request: async () => {
      await makeSkill({ searchWords: { hi: ['नल'] } });
      return {};
    },
  },
  {
    contract: importSearchWordsContract,
    outcome: only('admin'),
    request: async () => {
      const { name } = await makeSkill();
      const table = `kind,name,language,words\nskill,${name},hi,nal; pani\n`;
      return toTable(table);
    },
  },
];
