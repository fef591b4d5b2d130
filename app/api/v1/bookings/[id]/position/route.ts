import {
  hidePositionContract,
  readPositionContract,
  sharePositionContract,
} from '#lib/features/bookings/contracts/position.ts';
import { hidePosition, readPosition, sharePosition } from '#lib/features/bookings/services/position.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readPositionContract, readPosition),
  PUT: handle(sharePositionContract, sharePosition),
  DELETE: handle(hidePositionContract, hidePosition),
});
