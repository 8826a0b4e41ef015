// Made by server/app/serviceRegistries.ts of the folders of the services.
import { messages as fcl } from './fcl/messages.ts';
import { messages as lcl } from './lcl/messages.ts';
import { messages as rail } from './rail/messages.ts';
import { messages as seaRail } from './seaRail/messages.ts';
import { messages as builtIn } from './builtIn/messages.ts';
import { messages as dgDesk } from './dgDesk/messages.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { RequestedText } from './serviceSite.ts';

/** What the services with a page after orders and enquiries say there. */
export const allRequested: Readonly<Partial<Record<ServiceCode, RequestedText>>> = {
  fcl,
  lcl,
  rail,
  seaRail,
  builtIn,
  dgDesk,
};
