import { z } from 'zod';
import { email } from '#lib/features/people/contracts/person-fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, name, text, translations } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

export const MAX_WANTED_LENGTH = 60;
/** How many services, cities and trades one person may wait for at a time. */
export const MAX_WANTED = 20;

const city = z.strictObject({ city: text({ max: 50 }), state: text({ max: 50 }) });

/** Names one thing: the words of a service, a switched-off city, or a switched-off trade. */
export const wantedBody = z
  .strictObject({
    /** The words as typed into the search box; a place in them is ignored. */
    text: name({ min: 2, max: MAX_WANTED_LENGTH }).optional(),
    place: city.optional(),
    skillId: id().optional(),
    /** A guest's address for this one message. */
    email: email().optional(),
    /** The guest agrees that the address is kept until then, for at most 180 days. */
    consent: z.literal(true, { error: 'required' }).optional(),
    /** The language of the message to a guest. */
    language: locale.optional(),
  })
  .superRefine(({ text: words, place, skillId }, context) => {
    const named = [words, place, skillId].filter((one) => one !== undefined).length;
    if (named !== 1) context.addIssue({ code: 'custom', path: ['text'], message: 'required' });
  });
export type WantedBody = z.output<typeof wantedBody>;

const wantedService = z
  .strictObject({
    text: z.string(),
    /** `offered`: it can be booked already, so nothing was stored. */
    state: z.enum(['waiting', 'offered']),
    /** Names a member's request for withdrawing it. Guests withdraw with the link in their mail. */
    _id: id().optional(),
  })
  .meta({ id: 'WantedService' });
export type WantedService = z.infer<typeof wantedService>;

const names = translations({ max: 80 });

/** The content of a notification that the words, the city or the trade can be booked now. */
export const wantedContent = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ kind: z.enum(['city', 'trade']), name: z.string(), names }),
]);
export type WantedContent = z.infer<typeof wantedContent>;

export const wantWordsContract = contract('POST /search/wanted', {
  summary:
    'Ask to be told once when a service that search does not know, or a switched-off city or trade, is offered. Guests leave an email address, and can ask for cities and trades only',
  access: 'public',
  rate: 'write',
  body: wantedBody,
  reply: z.strictObject({ data: wantedService }),
  errors: ['unauthorized', 'too_many_wanted'],
});

const ownWanted = z
  .strictObject({
    _id: id(),
    kind: z.enum(['words', 'city', 'trade']),
    text: z.string(),
    names,
    askedAt: instant,
  })
  .meta({ id: 'OwnWanted' });
export type OwnWanted = z.infer<typeof ownWanted>;

export const listWantedContract = contract('GET /search/wanted', {
  summary: 'List what you wait for, newest first',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(ownWanted) }),
});

export const withdrawWantedContract = contract('DELETE /search/wanted/{id}', {
  summary: 'Stop waiting for something; guests send the secret of the link in their mail',
  access: 'public',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  query: z.strictObject({ secret: text({ max: 100 }).optional() }),
  reply: z.strictObject({ data: z.strictObject({ _id: id() }) }),
});
