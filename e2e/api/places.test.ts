import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import * as places from '#lib/features/places/contracts/places.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: Contract, parts: Parts, token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const readData = async <Data>(call: Contract, parts: Parts, shape: z.ZodType<Data>): Promise<Data> => {
  const answer = await send(call, parts);
  expectSuccess(answer, call);
  return z.looseObject({ data: shape }).parse(answer.json).data;
};

const ofPin = (pin: string) => readData(places.getPinContract, { params: { pin } }, places.place);
const at = (lat: string, lng: string) =>
  readData(places.reversePlaceContract, { query: { lat, lng } }, places.place);

describe('a PIN code', () => {
  test('resolves to area, city, state and centre', async () => {
    assert.deepEqual(await ofPin('208001'), {
      ...{ pinCode: '208001', area: 'Kanpur', city: 'Kanpur', district: 'Kanpur Nagar' },
      ...{ state: 'Uttar Pradesh', country: 'India', point: { lat: 26.4569, lng: 80.3543 } },
    });
    assert.equal((await ofPin('400113')).point, null);
  });

  test('resolves in the digits of any script', async () => {
    for (const pin of ['२०८००१', '೨೦೮೦೦೧', '௨௦௮௦௦௧']) assert.equal((await ofPin(pin)).pinCode, '208001', pin);
  });

  test('gets 404 when unknown, and a field error when it is not six digits', async () => {
    const unknown = expectRefusal(await send(places.getPinContract, { params: { pin: '999999' } }), 404);
    assert.equal(unknown.code, 'pin_unknown');
    for (const pin of ['22600', '2260011', '22600a', '२२६००']) {
      const { errors = [] } = expectRefusal(await send(places.getPinContract, { params: { pin } }), 400);
      assert.deepEqual(
        errors.map(({ field, message }) => `${field}: ${message}`),
        ['pin: PIN code must be 6 digits'],
      );
    }
  });
});

describe('a point', () => {
  test('resolves to the nearest PIN code', async () => {
    assert.equal((await at('26.8640', '81.0001')).pinCode, '226010');
    assert.equal((await at('2.68640e1', '81')).pinCode, '226010');
    assert.equal((await at('28.6139', '77.2090')).state, 'Delhi');
  });

  test('far from India gets 404', async () => {
    const answer = await send(places.reversePlaceContract, { query: { lat: '40.7', lng: '-74' } });
    assert.equal(expectRefusal(answer, 404).code, 'place_unknown');
  });

  test('gets a field error when it is out of range, missing or not a number', async () => {
    const listFaults = async (query: Record<string, string>) =>
      (expectRefusal(await send(places.reversePlaceContract, { query }), 400).errors ?? []).map(
        ({ field, code }) => `${field} ${code}`,
      );
    assert.deepEqual(await listFaults({ lat: '91', lng: '-181' }), [
      'lat number_too_big',
      'lng number_too_small',
    ]);
    assert.deepEqual(await listFaults({ lat: 'NaN' }), ['lat invalid_number', 'lng invalid_number']);
    assert.deepEqual(await listFaults({ lat: '', lng: '0x10' }), [
      'lat invalid_number',
      'lng invalid_number',
    ]);
  });
});

test('the list of states has all 36 in five languages, with their cities, best known first', async () => {
  const shape = z.array(
    z.strictObject({
      ...{ name: z.string(), isUnionTerritory: z.boolean(), cities: z.array(z.string()) },
      names: z.strictObject({
        hi: z.string().regex(/^[\p{Script=Devanagari} ]+$/u),
        kn: z.string().regex(/^[\p{Script=Kannada}\u200c ]+$/u),
        ta: z.string().regex(/^[\p{Script=Tamil} ]+$/u),
        te: z.string().regex(/^[\p{Script=Telugu}\u200c, ]+$/u),
      }),
    }),
  );
  const states = await readData(places.listStatesContract, {}, shape);
  assert.deepEqual([states.length, states.filter((state) => state.isUnionTerritory).length], [36, 8]);
  const citiesIn = (stateName: string) => states.find(({ name }) => name === stateName)?.cities ?? [];
  assert.deepEqual(citiesIn('Uttar Pradesh').slice(0, 7), [
    ...['Azamgarh', 'Lucknow', 'Kanpur', 'Ghaziabad', 'Agra', 'Meerut', 'Varanasi'],
  ]);
  assert.ok(citiesIn('Uttar Pradesh').includes('Noida'));
  assert.equal(citiesIn('Uttarakhand').length, 13);
  for (const { name, cities } of states) assert.equal(new Set(cities).size, cities.length || -1, name);
});

const address = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };

describe('the saved address', () => {
  const contract = places.updateUserAddressContract;

  for (const role of ['customer', 'worker', 'broker'] as const)
    test(`is stored trimmed for a ${role}, with India as the country`, async () => {
      const { token } = await signIn(role);
      const answer = await send(
        contract,
        { body: { ...address, floor: ' 3rd  floor ', landMark: ' Near the tank ', lift: ' ' } },
        token,
      );
      expectSuccess(answer, contract);
      const saved = { ...address, floor: '3rd floor', landMark: 'Near the tank', country: 'India' };
      const { message, data } = z.looseObject({ message: z.string(), data: selfUser }).parse(answer.json);
      assert.deepEqual([message, data.address], ['Address saved successfully', saved]);
    });

  test('has no floor and no landmark when blank ones were sent', async () => {
    const { token } = await signIn('customer');
    expectSuccess(
      await send(contract, { body: { ...address, floor: ' ', landMark: ' \t' } }, token),
      contract,
    );
    const answer = await send(checkContract, {}, token);
    expectSuccess(answer, checkContract);
    const { user } = z.looseObject({ user: selfUser }).parse(answer.json);
    assert.deepEqual(user.address, { ...address, country: 'India' });
  });

  const faults: readonly [change: object, faults: string[]][] = [
    [{ street: undefined }, ['street: Address information required']],
    [{ city: ' ' }, ['city: Address information required']],
    [{ state: '' }, ['state: Address information required']],
    [{ pinCode: '  ' }, ['pinCode: Address information required']],
    [{ pinCode: '22601' }, ['pinCode: PIN code must be 6 digits']],
    [{ pinCode: '226010-1234' }, ['pinCode: PIN code must be 6 digits']],
    [{ street: 'ab' }, ['street: Street must be at least 3 characters']],
    [{ floor: 'x'.repeat(21) }, ['floor: Must not exceed 20 characters']],
    [{ landMark: 'x'.repeat(201) }, ['landMark: Landmark must not exceed 200 characters']],
    [{ state: 'Bavaria' }, ['state: Please choose a state or union territory of India']],
    [{ state: 'Kerala' }, ['pinCode: This PIN code is in Uttar Pradesh. Check the PIN, city and state']],
    [{ pinCode: '282001' }, ['pinCode: This PIN code is in Agra. Check the PIN, city and state']],
    [{ country: 'Nepal' }, ['country: Only addresses in India can be saved']],
    [{ area: 'Gomti Nagar' }, ['area: This field isn’t accepted here']],
  ];
  test('gets a field error and is not changed when a field is invalid', async () => {
    const { token } = await signIn('customer');
    for (const [change, expected] of faults) {
      const { errors = [] } = expectRefusal(
        await send(contract, { body: { ...address, ...change } }, token),
        400,
      );
      assert.deepEqual(
        errors.map(({ field, message }) => `${field}: ${message}`),
        expected,
      );
    }
    const { user } = z.looseObject({ user: selfUser }).parse((await send(checkContract, {}, token)).json);
    assert.deepEqual(user.address, {});
  });
});
