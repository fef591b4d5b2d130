import { call } from '#lib/platform/contract/call.ts';
import type { PushConfig, SaveTokenBody } from './push.ts';

export const readPushConfigCall = call<{ reply: { data: PushConfig } }>('GET', '/users/push-config');
export const saveTokenCall = call<{ body: SaveTokenBody; reply: { message: string } }>(
  'POST',
  '/users/save-fcm-token',
);
export const dropTokenCall = call<{ reply: { message: string } }>('DELETE', '/users/save-fcm-token');
