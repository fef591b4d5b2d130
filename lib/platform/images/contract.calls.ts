import { callOf } from '#lib/platform/contract/call.ts';
import type { uploadImageContract, getImageContract } from './contract.ts';

export const uploadImageCall = callOf<typeof uploadImageContract>('POST', '/uploads');
export const getImageCall = callOf<typeof getImageContract>('GET', '/images/{file}');
