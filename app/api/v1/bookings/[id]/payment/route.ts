import { getPaymentContract, setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { changePayment, readPayment } from '#lib/features/bookings/services/payment.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getPaymentContract, readPayment),
  PUT: handle(setPaymentContract, changePayment),
});
