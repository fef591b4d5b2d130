import type { ActWords } from '#lib/features/office/texts/office.en.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import type { CheckInPerson, SeenWorker } from '#lib/features/people/contracts/verification.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Act } from './acts.tsx';

const checkNames: readonly CheckInPerson[] = ['in_person', 'agency_statement', 'other'];

type VerifyWords = (typeof officeCodes)['verify'] & { act: ActWords };

/** Verifies a worker without documents; no check is preselected, as the badge relies on it. */
export const verifyAct = (
  userId: string,
  seen: SeenWorker | null,
  { act, label, choose, checks }: VerifyWords,
): Act => ({
  ...{ key: 'verify', words: act },
  choices: [
    {
      ...{ name: 'checked', label, placeholder: choose },
      options: checkNames.map((value) => ({ value, label: checks[value] })),
    },
  ],
  send: (reason, chosen) => {
    const checked = checkNames.find((name) => name === chosen['checked']) ?? 'other';
    return api('PUT /admin/users/{id}/verification', {
      params: { id: userId },
      body: { verified: true, checked, reason, ...(seen && { seen }) },
    });
  },
});
