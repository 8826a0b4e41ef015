import { openLocalService } from './localService.ts';

/** Connects to the review desk of the service on this machine; a rejected call throws a `Mistake`. */
export const openDesk = (variables: NodeJS.ProcessEnv) => openLocalService(variables, 'review');

export type Desk = ReturnType<typeof openDesk>;
