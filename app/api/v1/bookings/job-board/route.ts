import { readJobBoardContract } from '#lib/features/bookings/contracts/job-board.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readJobBoard } from '#lib/features/bookings/services/job-board.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readJobBoardContract, readJobBoard),
});
