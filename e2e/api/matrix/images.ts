import { imageFile } from '#lib/platform/images/image-file.ts';
import { getImageContract, uploadImageContract } from '#lib/platform/images/contract.ts';
import { everyone, members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makePng } from '#e2e/kit/factories/images.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';

export const rows: MatrixRow[] = [
  {
    contract: uploadImageContract,
    outcome: members('ok'),
    request: async () => ({
      file: { field: 'file', name: 'a.png', type: 'image/png', bytes: await makePng() },
    }),
  },
  {
    contract: getImageContract,
    outcome: everyone('ok'),
    request: async ({ userId }) => ({
      params: { file: imageFile({ key: await makeStoredImage({ ownerId: userId }), size: 256 }) },
    }),
  },
];
