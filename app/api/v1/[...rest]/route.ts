import { unknownRoute } from '#lib/platform/http/route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute();
