import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { getGatePhotoContract } from '#lib/features/bookings/contracts/way.ts';
import { listAddresses, removeAddress } from '#lib/features/places/services/addresses.ts';
import { updateUserAddress } from '#lib/features/places/services/update-user-address.ts';
import { getImageContract } from '#lib/platform/images/contract.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findImage } from '#models/platform/image.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeGatePhoto } from '#e2e/kit/factories/gate-photos.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

/** A request to an address whose customer keeps a photo of the gate. */
const makeVisit = async () => {
  const pair = await makePair();
  const { params, worker, customer } = pair;
  const photo = await makeGatePhoto(params.id);
  const see = async (who: SignedIn) => (await send(who, getGatePhotoContract, { params })).status;
  const open = async (who: SignedIn) =>
    (await send(who, getImageContract, { params: { file: `${photo}-640.webp` } })).status;
  const accept = () => send(worker, setBookingStatusContract, { params, body: { status: 'accepted' } });
  return { ...pair, photo, see, open, accept, actor: makeActor({ userId: customer.userId }) };
};

test('the photo of the gate is shown and hidden with the street', async () => {
  const { booking, customer, worker, see, accept } = await makeVisit();
  assert.deepEqual([await see(customer), await see(worker)], [200, 404]);
  assert.equal(viewIn(await accept()).hasGatePhoto, true);
  assert.deepEqual([await see(customer), await see(worker)], [200, 200]);
  setClock(new Date(booking.endsAt.getTime() + 7 * 86_400_000));
  assert.equal(await see(await makeSession(worker.user)), 404);
});

test('only its owner reads the photo at its own address, and the office nowhere', async () => {
  const { customer, worker, open, see, accept } = await makeVisit();
  await accept();
  const admin = await signIn('admin');
  assert.deepEqual([await open(customer), await open(worker), await open(admin)], [200, 404, 404]);
  assert.equal(await see(admin), 403);
});

test('the photo is deleted with its address', async () => {
  const { actor, worker, photo, see, accept } = await makeVisit();
  await accept();
  const [saved] = (await listAddresses({ actor })).data;
  assert.ok(saved);
  assert.equal(saved.gatePhoto, photo);
  await removeAddress({ actor, params: { id: saved._id } });
  assert.equal(await see(worker), 404);
  assert.ok((await findImage(photo))?.expiresAt);
});

test('the photo is deleted when its address is replaced', async () => {
  const { actor, worker, photo, see, accept } = await makeVisit();
  await accept();
  const body = { street: '7 Mall Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };
  await updateUserAddress({ actor, body });
  assert.equal(await see(worker), 404);
  assert.equal((await listAddresses({ actor })).data[0]?.gatePhoto, null);
  assert.ok((await findImage(photo))?.expiresAt);
});
