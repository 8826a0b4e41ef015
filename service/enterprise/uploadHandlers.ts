import * as contract from '#contract/enterprise/enterprise.ts';
import { handle } from '#service/http/handler.ts';
import { keepLicence } from './files.ts';

const uploadLicence = handle(contract.uploadLicence, (content, context) => keepLicence(context, content));

/** Files that users upload. */
export const ossHandlers = [uploadLicence];
