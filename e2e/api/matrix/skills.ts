import * as skills from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  importSearchWordsContract,
  listSearchWordsContract,
} from '#lib/features/catalogue/contracts/search-words.ts';
import { only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { namedListRows } from '#server/testing/api/named-list-rows.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';

const { listSkillsContract, createSkillContract, replaceSkillContract, removeSkillContract } = skills;

export const rows: MatrixRow[] = [
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
      return {
        file: { field: 'file', name: 'words.csv', type: 'text/csv', bytes: new TextEncoder().encode(table) },
      };
    },
  },
];
