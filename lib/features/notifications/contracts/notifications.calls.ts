import { callOf } from '#lib/platform/contract/call.ts';
import type { listNotificationsContract, readNotificationsContract } from './notifications.ts';
import type { readPushConfigContract, saveTokenContract, dropTokenContract } from './push.ts';

export const listNotificationsCall = callOf<typeof listNotificationsContract>('GET', '/notifications');
export const readNotificationsCall = callOf<typeof readNotificationsContract>('PUT', '/notifications/read');

export const readPushConfigCall = callOf<typeof readPushConfigContract>('GET', '/users/push-config');

export const saveTokenCall = callOf<typeof saveTokenContract>('POST', '/users/save-fcm-token');

export const dropTokenCall = callOf<typeof dropTokenContract>('DELETE', '/users/save-fcm-token');
