import { call } from '#lib/platform/contract/call.ts';
import type { ManagedUser, SuspensionBody, VerificationBody } from './moderation.ts';

interface OfOne {
  params: { id: string };
  reply: { data: ManagedUser };
}

export const setVerificationCall = call<OfOne & { body: VerificationBody }>(
  'PUT',
  '/admin/users/{id}/verification',
);
export const setSuspensionCall = call<OfOne & { body: SuspensionBody }>(
  'PUT',
  '/admin/users/{id}/suspension',
);
