import { call } from '#lib/platform/contract/call.ts';
import type {
  AccountReply,
  ChangePasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  SessionView,
} from './accounts.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';

export const registerCall = call<{ body: RegisterBody; reply: AccountReply }>('POST', '/auth/register');
export const loginCall = call<{ body: LoginBody; reply: AccountReply }>('POST', '/auth/login');
export const checkCall = call<{ reply: { user: SelfUser } }>('GET', '/auth/check');
export const logoutCall = call<{ reply: { message: string } }>('POST', '/auth/logout');
export const sendResetCall = call<{ body: { email: string }; reply: { message: string } }>(
  'POST',
  '/auth/send-reset-password-email',
);
export const resetPasswordCall = call<{
  params: { id: string; token: string };
  body: ResetPasswordBody;
  reply: { message: string };
}>('POST', '/auth/reset-password/{id}/{token}');
export const changePasswordCall = call<{ body: ChangePasswordBody; reply: { message: string } }>(
  'PUT',
  '/auth/change-password',
);
export const listSessionsCall = call<{ reply: { data: SessionView[] } }>('GET', '/auth/sessions');
export const endSessionsCall = call<{ reply: { message: string } }>('DELETE', '/auth/sessions');
export const endSessionCall = call<{ params: { id: string }; reply: { message: string } }>(
  'DELETE',
  '/auth/sessions/{id}',
);
