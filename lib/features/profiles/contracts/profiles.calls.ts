import { call } from '#lib/platform/contract/call.ts';
import type { CustomerProfileBody, SeenUser, WorkerProfileBody } from './profiles.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';

interface OwnProfile {
  reply: { message: string; data: SelfUser };
}

export const updateWorkerProfileCall = call<OwnProfile & { body: WorkerProfileBody }>(
  'PUT',
  '/users/update-worker-profile',
);
export const updateCustomerProfileCall = call<OwnProfile & { body: CustomerProfileBody }>(
  'PUT',
  '/users/update-customer-profile',
);
export const updateProfileCall = call<OwnProfile & { body: WorkerProfileBody }>(
  'PUT',
  '/auth/update-profile',
);
export const uploadProfileImageCall = call<OwnProfile & { upload: 'profileImage' }>(
  'PUT',
  '/users/upload-image',
);
export const getOwnWorkerCall = call<{ reply: { data: SelfUser } }>('GET', '/users/get-worker');
export const getUserCall = call<{ params: { id: string }; reply: { data: SeenUser } }>('GET', '/users/{id}');
