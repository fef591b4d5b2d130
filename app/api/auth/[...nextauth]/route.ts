import NextAuth from 'next-auth/next';
import type { NextRequest } from 'next/server';
import { pageSessionOptions } from '#lib/auth/page-session.ts';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

// The options are made for each request: a build must not need the environment.
const answer = async (request: NextRequest, { params }: Context): Promise<unknown> => {
  const answered: unknown = await NextAuth(request, { params: await params }, pageSessionOptions());
  return answered;
};

export { answer as GET, answer as POST };
