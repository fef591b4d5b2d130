import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import type { AskedCode, CodePurpose, VerifyCodeInput } from '#lib/features/accounts/contracts/codes.ts';
import { countCode } from '#lib/features/accounts/services/steps/code-share.ts';
import {
  checkContactCode,
  keepCheckedCode,
  sendContactCode,
  type Contact,
} from '#lib/features/accounts/services/steps/contact-codes.ts';
import { enterByEmail } from '#lib/features/accounts/services/steps/enter-by-email.ts';
import { enterByPhone } from '#lib/features/accounts/services/steps/enter-by-phone.ts';
import { knownDevice, knowsSignedDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { takeLink } from '#lib/features/accounts/services/steps/link-share.ts';
import { readDevice, readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { readSmsBudget } from '#lib/features/accounts/services/steps/sms-budget.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { codes } from '#lib/features/accounts/texts/codes.en.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { inTransaction } from '#models/connection.ts';
import { listPhoneHolders } from '#models/people/proved-phone.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';

interface AskCodeInput {
  actor: Actor | null;
  body: {
    phone?: string | undefined;
    email?: string | undefined;
    purpose: CodePurpose;
    device?: string | undefined;
    locale?: Locale | undefined;
  };
  device: string;
  network: string;
}

const toContact = ({ phone, email }: AskCodeInput['body']): Contact =>
  phone === undefined ? { kind: 'email', contact: email ?? '' } : { kind: 'phone', contact: phone };

const findHolders = async ({ kind, contact }: Contact): Promise<UserRecord[]> => {
  if (kind === 'phone') return listPhoneHolders(contact);
  const user = await findUserByEmail(contact);
  return user ? [user] : [];
};

const isKnown = (holders: readonly UserRecord[], deviceId: string | null): boolean =>
  deviceId !== null && holders.some((user) => knowsSignedDevice(user, deviceId));

/** Counts the code for its contact; returns whether it may be sent. */
const takeShare = async (
  to: Contact,
  holders: readonly UserRecord[],
  input: AskCodeInput,
): Promise<boolean> => {
  const { network, body, device } = input;
  const { contact } = to;
  if (to.kind === 'email') {
    const [holder = null] = holders;
    const known = knownDevice(holder, { network, device });
    return takeLink({ email: contact, holder, network, known });
  }
  const deviceId = readDevice(body.device)?.id ?? null;
  await countCode({ phone: contact, deviceId, network, isKnown: isKnown(holders, deviceId) });
  return true;
};

/** Returns whether SMS are short today, the same for every number; throws when there are none at all. */
const checkSms = async ({ kind }: Contact): Promise<boolean> => {
  if (kind === 'email') return false;
  const budget = hasSms() ? await readSmsBudget() : 'empty';
  if (budget === 'empty') throw new AppError('sms_unavailable', { retryAfterSeconds: 3600 });
  return budget === 'reserve';
};

/**
 * Sends a code to a number or mailbox. Reply, work and limits are the same whether or not it has an account; whether an
 * SMS may use the reserve is decided where it is sent.
 */
export const askCode = async (input: AskCodeInput): Promise<{ message: string; data: AskedCode }> => {
  const { actor, body } = input;
  const { purpose } = body;
  if (purpose !== 'signIn' && !actor) throw new AppError('unauthorized');
  const to = toContact(body);
  const isLimited = await checkSms(to);
  const holders = await findHolders(to);
  const isSent = await takeShare(to, holders, input);
  const device = readOrMakeDevice(body.device);
  const locale = holders[0]?.locale ?? body.locale ?? actor?.locale ?? 'en';
  const userId = purpose === 'signIn' ? null : (actor?.userId ?? null);
  const { challenge, expiresAt } = await inTransaction((tx) =>
    sendContactCode({ ...to, purpose, userId, deviceId: device.id, locale }, { isSent }, tx),
  );
  const data = { challenge, expiresAt: expiresAt.toISOString(), device: device.token, isLimited };
  return { message: codes.messages.sent, data };
};

// These ask something; the answer comes with the same code.
const questions: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['name_needed', 'role_needed', 'contact_claimed', 'second_proof_needed', 'totp_required'] as const),
  ...(['validation_failed', 'phone_accounts_off', 'too_many_sign_ins', 'unknown_device'] as const),
]);

/** Signs in, or registers, the person who has the contact that the code was sent to. */
export const verifyCode = async ({
  body,
  device,
  network,
}: {
  body: VerifyCodeInput;
  device: string;
  network: string;
}): Promise<AccountReply> => {
  const checked = await checkContactCode(body, 'signIn');
  const enter = checked.kind === 'phone' ? enterByPhone : enterByEmail;
  const { user, token, isNew } = await enter({ checked, body, place: { device, network } }).catch(
    async (error: unknown) => {
      if (error instanceof AppError && questions.has(error.code)) await keepCheckedCode(checked);
      throw error;
    },
  );
  const { registered, loggedIn } = accounts.messages;
  return { message: isNew ? registered : loggedIn, token, data: toSelfUser(user) };
};
