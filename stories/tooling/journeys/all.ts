import type { Journey } from '#flows';
import { deskDay } from './deskDay.ts';
import { enquiry } from './enquiry.ts';
import { order } from './order.ts';
import { registration } from './registration.ts';

/** The journeys of the project, the longest first. */
export const journeys: readonly Journey[] = [order, enquiry, registration, deskDay];
