import {
  addTrustedContactContract,
  listTrustedContactsContract,
} from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { addContact, listContacts } from '#lib/features/accounts/services/trusted-contacts.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTrustedContactsContract, listContacts),
  POST: handle(addTrustedContactContract, addContact),
});
