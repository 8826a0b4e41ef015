import * as contract from '#contract/enterprise.ts';
import { handle } from './handler.ts';
import { keepLicence } from './verification/files.ts';

const uploadLicence = handle(contract.uploadLicence, (content, context) => keepLicence(context, content));

/** Files that users upload. */
export const ossHandlers = [uploadLicence];
