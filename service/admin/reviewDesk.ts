import { openLocalService } from './localService.ts';

/** Opens the review desk of the service that runs on this machine; a call that it does not accept is a `Mistake`. */
export const openDesk = (variables: NodeJS.ProcessEnv) => openLocalService(variables, 'review');

export type Desk = ReturnType<typeof openDesk>;
