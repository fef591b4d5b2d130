import { z } from 'zod';
import { instant } from '#lib/platform/contract/fields.ts';

/** Optional consents, each with the day it was given; none is given by default. */
export const consentNames = ['location', 'marketing', 'activity'] as const;
export type ConsentName = (typeof consentNames)[number];

/**
 * Notification channels outside the app, and whether notifications show message texts (`previews`); all are on by
 * default.
 */
export const channelNames = ['push', 'email', 'previews'] as const;
export type ChannelName = (typeof channelNames)[number];

const given = instant.nullable();
export const consentsView = z
  .strictObject({ location: given, marketing: given, activity: given })
  .meta({ id: 'Consents', description: 'When each consent was given; null without consent.' });
export type ConsentsView = z.infer<typeof consentsView>;

const flag = z.boolean();
export const channelsView = z
  .strictObject({ push: flag, email: flag, previews: flag })
  .meta({ id: 'Channels' });
export type ChannelsView = z.infer<typeof channelsView>;

export const consentsBody = z.strictObject({ location: flag, marketing: flag, activity: flag }).partial();
export const channelsBody = z.strictObject({ push: flag, email: flag, previews: flag }).partial();
