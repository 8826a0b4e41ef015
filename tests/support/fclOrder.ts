import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderForm } from './order.ts';

/** A full-container order as a careful user fills the form: one 20GP of paint, loaded at the station. */
export const fclForm = (overrides: Partial<OrderForm> = {}): OrderForm => orderForm('fcl', overrides);
