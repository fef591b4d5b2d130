import { createSkillContract, listSkillsContract } from '#lib/contracts/skills.ts';
import { everyone, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';

export const rows: MatrixRow[] = [
  {
    contract: listSkillsContract,
    outcome: everyone('ok'),
    request: async () => {
      await makeSkill();
      return {};
    },
  },
  {
    contract: createSkillContract,
    outcome: only('admin'),
    request: () => ({ body: { name: `Trade ${crypto.randomUUID().slice(0, 8)}`, picture: 'cook' } }),
  },
];
