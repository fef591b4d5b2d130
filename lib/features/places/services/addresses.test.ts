import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AddressEntryInput } from '#lib/features/places/contracts/addresses.ts';
import { exportAccount } from '#lib/features/privacy/services/export-account.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { updateUserAddress } from './update-user-address.ts';

useTestDatabase();

const entry = (name: string, pinCode = '226001'): AddressEntryInput => ({
  ...{ name, street: `${name} street 7`, city: 'Lucknow', state: 'Uttar Pradesh', pinCode },
});

const delhi: AddressEntryInput = {
  ...{ name: 'Parents', contactName: 'Asha Devi', contactPhone: '9876543211' },
  ...{ street: 'Janpath 3', floor: 'Roof room', city: 'New Delhi', state: 'Delhi', pinCode: '110001' },
};

const makeCustomer = async () => makeActor({ userId: String((await makeUser({ role: 'customer' }))._id) });
type Customer = Awaited<ReturnType<typeof makeCustomer>>;

const listNames = async (actor: Customer): Promise<string[]> =>
  (await listAddresses({ actor })).data.map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

suite('addresses', () => {
  test('include the profile’s address, which can be named', async () => {
    const actor = await makeCustomer();
    assert.deepEqual((await listAddresses({ actor })).data, []);
    const { name: _name, ...body } = entry('Home');
    await updateUserAddress({ actor, body: { ...body, street: 'Gali 7' } });
    const [saved] = (await listAddresses({ actor })).data;
    assert.deepEqual([saved?.name, saved?.isDefault, saved?.address.street], ['', true, 'Gali 7']);
    const named = await changeAddress({ actor, params: { id: saved?._id ?? '' }, body: entry('Home') });
    assert.deepEqual(
      named.data.map(({ name }) => name),
      ['Home'],
    );
    await updateUserAddress({ actor, body: { ...body, street: 'Gali 8' } });
    const [moved] = (await listAddresses({ actor })).data;
    assert.deepEqual([moved?.name, moved?.address.street], ['Home', 'Gali 8']);
  });

  test('have one default, which the account’s own address follows', async () => {
    const actor = await makeCustomer();
    await addAddress({ actor, body: entry('Home') });
    const { data } = await addAddress({ actor, body: delhi });
    assert.deepEqual(await listNames(actor), ['Home*', 'Parents']);
    const id = data[1]?._id ?? '';
    await changeAddress({ actor, params: { id }, body: { ...delhi, isDefault: true } });
    assert.deepEqual(await listNames(actor), ['Parents*', 'Home']);
    const user = await findUser(actor.userId);
    assert.deepEqual([user?.address.street, user?.cityKey], ['Janpath 3', 'new delhi']);
    const left = await removeAddress({ actor, params: { id } });
    assert.deepEqual(
      left.data.map(({ name, isDefault }) => [name, isDefault]),
      [['Home', true]],
    );
    assert.equal((await findUser(actor.userId))?.address.pinCode, '226001');
    await removeAddress({ actor, params: { id: left.data[0]?._id ?? '' } });
    const bare = await findUser(actor.userId);
    assert.deepEqual([bare?.address, bare?.cityKey, bare?.point], [{}, null, null]);
  });

  test('are limited to five, even with concurrent saves', async () => {
    const actor = await makeCustomer();
    for (const name of ['Home', 'Office', 'Shop', 'Parents']) await addAddress({ actor, body: entry(name) });
    const tries = await Promise.allSettled(
      ['Flat', 'Farm', 'Hut'].map((name) => addAddress({ actor, body: entry(name) })),
    );
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const one of tries)
      if (one.status === 'rejected')
        assert.equal(Reflect.get(Object(one.reason), 'code'), 'too_many_addresses');
    assert.equal((await listAddresses({ actor })).data.length, 5);
  });

  test('are private to their owner and included in the export', async () => {
    const [actor, other] = [await makeCustomer(), await makeCustomer()];
    const { data } = await addAddress({ actor, body: delhi });
    const params = { id: data[0]?._id ?? '' };
    await assert.rejects(changeAddress({ actor: other, params, body: delhi }), { code: 'not_found' });
    await assert.rejects(removeAddress({ actor: other, params }), { code: 'not_found' });
    await addAddress({ actor, body: entry('Office') });
    const { account, records } = (await exportAccount({ actor })).streamed.data;
    const lists = await Promise.all(Object.values(records).map((rows) => Array.fromAsync(rows)));
    const text = JSON.stringify({ account, lists });
    for (const word of ['Asha Devi', 'Roof room', 'Office street 7']) assert.ok(text.includes(word), word);
  });

  test('reject a contact name that impersonates us', async () => {
    const actor = await makeCustomer();
    await assert.rejects(addAddress({ actor, body: { ...delhi, contactName: 'Hunаr Support' } }), {
      code: 'validation_failed',
    });
    assert.deepEqual((await listAddresses({ actor })).data, []);
  });
});
