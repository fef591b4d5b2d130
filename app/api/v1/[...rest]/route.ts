import { unknownRoute } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute();
