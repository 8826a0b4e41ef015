import * as contract from '#contract/enterprise.ts';
import { handle } from './handler.ts';
import { licenceText } from './verification/files.ts';

const licenceOcr = handle(contract.licenceOcr, ({ fileId }, context) => licenceText(context, fileId));

/** What the platform reads from files. */
export const platformHandlers = [licenceOcr];
