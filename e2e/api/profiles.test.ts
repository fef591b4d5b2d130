import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import * as profiles from '#lib/features/profiles/contracts/profiles.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], token: string, body?: unknown) =>
  sendCall({ origin: url(), call, token, parts: { body } });

const { updateWorkerProfileContract, updateCustomerProfileContract, updateProfileContract } = profiles;

const replied = z.looseObject({ message: z.string(), data: selfUser });

const change = async (token: string, body: unknown, contract: Contract = updateWorkerProfileContract) => {
  const answer = await send(contract, token, body);
  expectSuccess(answer, contract);
  const { message, data } = replied.parse(answer.json);
  assert.equal(message, 'Your profile has been successfully updated.');
  return data;
};

const listFaults = async (call: SentCall['call'], token: string, body: unknown): Promise<string[]> =>
  (expectRefusal(await send(call, token, body), 400).errors ?? []).map(
    ({ field, message }) => `${field}: ${message}`,
  );

const x = (length: number) => 'x'.repeat(length);
const slot = (start: string, end: string, day = 'MON') => ({
  availability: { timeSlots: [{ day, start, end }] },
});

const faults: readonly [body: unknown, fault: string][] = [
  [{ name: 'A' }, 'name: Name must be at least 2 characters'],
  [{ name: x(51) }, 'name: Name must not exceed 50 characters'],
  [{ name: 'Hunar Support' }, 'name: This name is reserved. Please enter your own name'],
  [{ name: 'Ravi www.x.com' }, 'name: A name can’t contain a web or email address'],
  [{ phone: '12345' }, 'phone: Phone must be exactly 10 digits'],
  [{ about: x(1001) }, 'about: About must not exceed 1000 characters'],
  [{ address: { street: 'ab' } }, 'address.street: Street must be at least 3 characters'],
  [{ address: { street: x(101) } }, 'address.street: Street must not exceed 100 characters'],
  [{ address: { city: 'a' } }, 'address.city: City must be at least 2 characters'],
  [{ address: { city: x(51) } }, 'address.city: City must not exceed 50 characters'],
  [{ address: { state: 'a' } }, 'address.state: State must be at least 2 characters'],
  [{ address: { state: x(51) } }, 'address.state: State must not exceed 50 characters'],
  [{ address: { landMark: x(201) } }, 'address.landMark: Landmark must not exceed 200 characters'],
  [{ address: { pinCode: '1234' } }, 'address.pinCode: Invalid zip/postal code format'],
  [{ address: { pinCode: '12345678901' } }, 'address.pinCode: Invalid zip/postal code format'],
  [{ address: { pinCode: '226001-12' } }, 'address.pinCode: Invalid zip/postal code format'],
  [{ address: { country: 'I' } }, 'address.country: Country must be at least 2 characters'],
  [{ address: { country: x(51) } }, 'address.country: Country must not exceed 50 characters'],
  [{ areaRange: '7' }, 'areaRange: Please choose 5, 10, 15, 20 or 25 km'],
  [{ areaRange: 30 }, 'areaRange: Please choose 5, 10, 15, 20 or 25 km'],
  [{ skills: [x(31)] }, 'skills.0: Skill must not exceed 30 characters'],
  [{ skills: ['Astronaut'] }, 'skills.0: This skill isn’t on the list'],
  [{ skills: ['0123456789abcdef01234567'] }, 'skills.0: This skill isn’t on the list'],
  [{ workTypes: [x(31)] }, 'workTypes.0: Work type must not exceed 30 characters'],
  [{ workTypes: ['Whenever'] }, 'workTypes.0: This work type isn’t on the list'],
  [{ priceRange: { min: -1, max: 5 } }, 'priceRange.min: min price should be 0'],
  [{ priceRange: { min: 0, max: 10_001 } }, 'priceRange.max: max price should be below 10000'],
  [{ priceRange: { min: 9, max: 8 } }, 'priceRange.max: max price should not be below min price'],
  [{ priceRange: { min: 9 } }, 'priceRange.max: Please enter a number'],
  [{ hourlyRate: 1001 }, 'hourlyRate: Hourly Rate must not exceed 1000 Rs'],
  [{ hourlyRate: 99.999 }, 'hourlyRate: A price can have two decimals at most'],
  [{ hourlyRate: '100' }, 'hourlyRate: Please enter a number'],
  [{ experience: 61 }, 'experience: Must not exceed 60'],
  [{ experience: -1 }, 'experience: Must be at least 0'],
  [{ experience: 1.5 }, 'experience: Please enter a number'],
  [{ certifications: [x(81)] }, 'certifications.0: Must not exceed 80 characters'],
  [{ certifications: Array(11).fill('ITI') }, 'certifications: Must not have more than 10 entries'],
  [{ serviceAreas: [x(51)] }, 'serviceAreas.0: Must not exceed 50 characters'],
  [{ serviceAreas: Array(11).fill('Aliganj') }, 'serviceAreas: Must not have more than 10 entries'],
  [slot('09:00', ''), 'availability.timeSlots.0.end: Please fill all fields for the time slot'],
  [slot('09:00', '10:00', ''), 'availability.timeSlots.0.day: Please fill all fields for the time slot'],
  [slot('09:10', '10:00'), 'availability.timeSlots.0.start: Please choose a time in 15-minute steps'],
  [slot('9:00', '10:00'), 'availability.timeSlots.0.start: Please choose a time in 15-minute steps'],
  [slot('10:00', '10:00'), 'availability.timeSlots.0.end: The end time must be after the start time'],
  [slot('10:00', '09:00'), 'availability.timeSlots.0.end: The end time must be after the start time'],
  [{ email: 'new@example.test' }, 'email: This field isn’t accepted here'],
];

test('each limit of the worker profile has its message under its field', async () => {
  const { token } = await signIn('worker');
  for (const [body, fault] of faults)
    assert.deepEqual(await listFaults(updateWorkerProfileContract, token, body), [fault]);
});

test('the largest allowed values are stored and returned', async () => {
  const { token } = await signIn('worker');
  const body = {
    name: x(50),
    about: '𑒀'.repeat(1000),
    address: { street: x(100), city: x(50), state: x(50), landMark: x(200), pinCode: '1234567890 1234' },
    areaRange: '25',
    priceRange: { min: 0, max: 10_000 },
    hourlyRate: 1000,
    experience: 60,
    certifications: Array(10).fill(x(80)),
    serviceAreas: Array(10).fill(x(50)),
  };
  const { data } = z.looseObject({ data: selfUser }).parse({ data: await change(token, body) });
  for (const [name, value] of Object.entries(body)) assert.deepEqual(Reflect.get(data, name), value, name);
  assert.equal(data.rate, 1000);
});

test('sent fields replace, missing or blank ones stay, null and empty lists clear', async () => {
  const { token, user } = await signIn('worker');
  const skill = await makeSkill();
  const whole = {
    about: 'Careful.',
    address: { street: 'Gali 7', city: 'Lucknow', landMark: 'Opposite the well' },
    areaRange: 15,
    hourlyRate: 99.99,
    skills: [skill.name],
    experience: 3,
  };
  await change(token, whole);
  const blank = await change(token, {
    name: ' ',
    phone: '',
    about: '  ',
    address: { city: 'Agra', street: '' },
  });
  assert.deepEqual(
    [blank.name, blank.about, blank.areaRange, blank.hourlyRate],
    [user.name, 'Careful.', '15', 99.99],
  );
  assert.deepEqual(blank.address, { city: 'Agra' });
  const emptied = {
    about: null,
    areaRange: null,
    hourlyRate: null,
    experience: null,
    skills: [],
    address: {},
  };
  const empty = await change(token, emptied);
  assert.deepEqual(
    [empty.about, empty.areaRange, empty.hourlyRate, empty.experience, empty.skills, empty.address],
    ['', null, null, null, [], {}],
  );
});

test('skills and work types are matched by name or id, in any case, without duplicates', async () => {
  const { token } = await signIn('worker');
  const [cook, mason] = [await makeSkill({ name: 'Cook' }), await makeSkill({ name: 'Mason' })];
  await makeWorkType({ name: 'Monthly' });
  const skills = [String(mason._id), 'cook', ' COOK ', String(cook._id)];
  const data = await change(token, { skills, workTypes: ['monthly', 'Monthly'] });
  assert.deepEqual([data.skills, data.workTypes], [['Mason', 'Cook'], ['Monthly']]);
});

test('availability takes on the days of its time slots, and overlapping slots are merged', async () => {
  const { token } = await signIn('worker');
  const timeSlots = [
    { day: 'WED', start: '12:00', end: '17:45' },
    { day: 'MON', start: '06:00', end: '12:15' },
    { day: 'WED', start: '09:15', end: '12:00' },
  ];
  const { availability } = await change(token, { availability: { weekdays: ['SAT'], timeSlots } });
  assert.deepEqual(availability, {
    weekdays: ['MON', 'WED', 'SAT'],
    timeSlots: [
      { day: 'MON', start: '06:00', end: '12:15' },
      { day: 'WED', start: '09:15', end: '17:45' },
    ],
  });
  assert.equal((await change(token, { availability: null })).availability, null);
});

describe('customers', () => {
  test('change name or phone alone, and no other field', async () => {
    const { token } = await signIn('customer');
    const named = await change(token, { name: 'Meera Nair' }, updateCustomerProfileContract);
    const reached = await change(token, { phone: '+91 98111 22233' }, updateCustomerProfileContract);
    assert.deepEqual([named.name, reached.name, reached.phone], ['Meera Nair', 'Meera Nair', '9811122233']);
    assert.deepEqual(
      await listFaults(updateCustomerProfileContract, token, { name: 'M', phone: '981', address: {} }),
      [
        'name: Name must be at least 2 characters',
        'phone: Phone must be exactly 10 digits',
        'address: This field isn’t accepted here',
      ],
    );
  });

  test('save an address through the shared profile call', async () => {
    const { token } = await signIn('customer');
    const address = { street: 'Hazratganj 1', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };
    assert.deepEqual((await change(token, { address }, updateProfileContract)).address, address);
  });
});

test('the shared profile call accepts only the fields of the caller’s role', async () => {
  const body = { name: 'Ravi Kumar', address: { city: 'Agra' }, hourlyRate: 10 };
  const refused = async (role: 'customer' | 'broker' | 'admin') =>
    listFaults(updateProfileContract, (await signIn(role)).token, body);
  const unknown = (field: string) => `${field}: This field isn’t accepted here`;
  assert.deepEqual(await refused('customer'), [unknown('hourlyRate')]);
  assert.deepEqual(await refused('broker'), [unknown('address'), unknown('hourlyRate')]);
  assert.deepEqual(await refused('admin'), [unknown('address'), unknown('hourlyRate')]);
  const worker = await signIn('worker');
  assert.equal((await change(worker.token, body, updateProfileContract)).hourlyRate, 10);
});

test('a worker reads their whole profile, with the chosen language', async () => {
  const { token, user } = await signIn('worker');
  const chosen = await send(setPreferencesContract, token, { locale: 'kn' });
  expectSuccess(chosen, setPreferencesContract);
  const answer = await send(profiles.getOwnWorkerContract, token);
  expectSuccess(answer, profiles.getOwnWorkerContract);
  const { data } = z.looseObject({ data: selfUser }).parse(answer.json);
  assert.deepEqual([data.email, data.locale], [user.email, 'kn']);
  const checked = z.looseObject({ user: selfUser }).parse((await send(checkContract, token)).json);
  assert.deepEqual(checked.user, data);
});
