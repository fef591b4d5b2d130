import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { isWalletShown } from '#lib/features/money/rules/is-wallet-shown.ts';
import { findOpenTopUp } from '#models/money/top-up.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { TOP_UP_UPI: '' } });
const { send } = bookingClient(url);

test('a top-up is refused and not stored where no deposits are accepted', async () => {
  const worker = await makeSession(await makeUser({ role: 'worker' }));
  const answer = await send(worker, requestTopUpContract, { body: { amountPaise: 250_000 } });
  assert.equal(expectRefusal(answer, 409).code, 'deposits_closed');
  assert.equal(await findOpenTopUp(worker.userId), null);
});

test('the wallet is shown where deposits are accepted, and while it holds or awaits money', () => {
  assert.equal(isWalletShown({ walletPaise: 0, openTopUp: null }, null), false);
  assert.equal(isWalletShown({ walletPaise: 0, openTopUp: null }, 'hunar@upi'), true);
  assert.equal(isWalletShown({ walletPaise: 5_000, openTopUp: null }, null), true);
});
