import type { Role } from '#lib/platform/contract/role.ts';

declare module 'next-auth' {
  interface User {
    id: string;
    role?: Role;
    bearer?: string;
  }
  interface Session {
    token?: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    role?: Role;
    bearer?: string;
  }
}
