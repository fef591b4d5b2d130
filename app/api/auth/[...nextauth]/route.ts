import NextAuth from 'next-auth/next';
import type { NextRequest } from 'next/server';
import { judgePageSession, refusePageSession } from '#lib/features/accounts/auth/guard-page-session.ts';
import { pageSessionOptions } from '#lib/features/accounts/auth/page-session.ts';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const answer = async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { nextauth } = await params;
  const refusal = refusePageSession(request, nextauth.join('/'));
  if (refusal) return refusal;
  const faults: unknown[] = [];
  // Built per request, because a build must not need the environment.
  const options = pageSessionOptions((fault) => faults.push(fault));
  const answered: unknown = await NextAuth(request, { params: { nextauth } }, options);
  return judgePageSession(answered, faults);
};

export { answer as GET, answer as POST };
