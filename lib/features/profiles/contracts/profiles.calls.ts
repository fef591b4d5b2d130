import { callOf } from '#lib/platform/contract/call.ts';
import type {
  updateWorkerProfileContract,
  updateCustomerProfileContract,
  updateProfileContract,
  uploadProfileImageContract,
  getUserContract,
} from './profiles.ts';
import type { showPaperContract } from './papers.ts';
import type { setDaysOffContract } from './days-off.ts';
import type { setServicePricesContract } from './service-prices.ts';
import type {
  addWorkPictureContract,
  captionWorkPictureContract,
  removeWorkPictureContract,
  reportWorkPictureContract,
} from './work-pictures.ts';

export const updateWorkerProfileCall = callOf<typeof updateWorkerProfileContract>(
  'PUT',
  '/users/update-worker-profile',
);
export const updateCustomerProfileCall = callOf<typeof updateCustomerProfileContract>(
  'PUT',
  '/users/update-customer-profile',
);
export const updateProfileCall = callOf<typeof updateProfileContract>('PUT', '/auth/update-profile');
export const uploadProfileImageCall = callOf<typeof uploadProfileImageContract>('PUT', '/users/upload-image');
export const showPaperCall = callOf<typeof showPaperContract>('POST', '/users/verification');
export const getUserCall = callOf<typeof getUserContract>('GET', '/users/{id}');
export const setServicePricesCall = callOf<typeof setServicePricesContract>('PUT', '/users/service-prices');
export const setDaysOffCall = callOf<typeof setDaysOffContract>('PUT', '/users/days-off');
export const addWorkPictureCall = callOf<typeof addWorkPictureContract>('POST', '/users/work-pictures');
export const captionWorkPictureCall = callOf<typeof captionWorkPictureContract>(
  'PUT',
  '/users/work-pictures/{id}',
);
export const removeWorkPictureCall = callOf<typeof removeWorkPictureContract>(
  'DELETE',
  '/users/work-pictures/{id}',
);
export const reportWorkPictureCall = callOf<typeof reportWorkPictureContract>(
  'POST',
  '/work-pictures/{id}/report',
);
