import { z } from 'zod';
import { mobilePhone, personName } from '#lib/features/people/contracts/person-fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

export const MAX_TRUSTED_CONTACTS = 3;

const contactState = z.enum(['asked', 'agreed', 'refused']);
export type TrustedContactState = z.infer<typeof contactState>;

export const trustedContact = z
  .strictObject({
    _id: id(),
    name: z.string(),
    phone: z.string(),
    /** `refused`: the contact said no, or stopped it later, and is not asked again. */
    state: contactState,
    askedAt: instant,
  })
  .meta({ id: 'TrustedContact' });
export type TrustedContactView = z.infer<typeof trustedContact>;

const owners = ['customer', 'worker'] as const;

export const listTrustedContactsContract = contract('GET /users/contacts', {
  summary: 'List the people whom you want to be told in danger; no one else sees them',
  access: owners,
  rate: 'read',
  reply: z.strictObject({ data: z.array(trustedContact) }),
});

export const trustedContactBody = z.strictObject({ name: personName, phone: mobilePhone });
export type TrustedContactBody = z.output<typeof trustedContactBody>;

export const addTrustedContactContract = contract('POST /users/contacts', {
  summary:
    'Add a trusted contact, who is asked once by SMS. A number that you asked before is added without another SMS',
  access: owners,
  rate: 'write',
  // Asking a number spends points that a rollback does not give back: a used key is refused before.
  key: 'first',
  body: trustedContactBody,
  reply: z.strictObject({ message: z.string(), data: trustedContact }),
  errors: ['too_many_contacts', 'too_many_asked', 'number_needed', 'own_contact', 'sms_unavailable'],
});

export const removeTrustedContactContract = contract('DELETE /users/contacts/{id}', {
  summary: 'Remove a trusted contact, who is told nothing from now on',
  access: owners,
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string(), data: z.strictObject({ _id: id() }) }),
});

export const answerContactContract = contract('PUT /users/contacts/answer', {
  summary: 'Agree to be told, decline, or stop it later, with the secret of the link in the SMS',
  access: 'public',
  rate: 'link',
  key: 'none',
  body: z.strictObject({
    token: z.string({ error: 'required' }).regex(/^[\w-]{43}$/, 'invalid_value'),
    agrees: z.boolean('invalid_type'),
  }),
  reply: z.strictObject({ data: z.strictObject({ state: contactState }) }),
});
