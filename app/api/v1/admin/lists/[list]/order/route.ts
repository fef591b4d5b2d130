import { orderListContract } from '#lib/features/catalogue/contracts/list-tables.ts';
import { orderList } from '#lib/features/catalogue/services/list-tables.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(orderListContract, orderList),
});
