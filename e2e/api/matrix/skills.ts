import { listSkillsContract } from '#lib/contracts/skills.ts';
import { everyone, type MatrixRow } from '#server/testing/api/matrix-row.ts';
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
];
