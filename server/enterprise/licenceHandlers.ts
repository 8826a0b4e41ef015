import * as contract from '#contract/enterprise/enterprise.ts';
import { handle } from '#server/http/handler.ts';
import { licenceText } from './files.ts';

const licenceOcr = handle(contract.licenceOcr, ({ fileId }, context) => licenceText(context, fileId));

/** OCR of files. */
export const platformHandlers = [licenceOcr];
