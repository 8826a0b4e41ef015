import * as contract from '#contract/enterprise/enterprise.ts';
import { handle } from '#server/http/handler.ts';
import { storeLicence, ownPicture } from './files.ts';

const uploadLicence = handle(contract.uploadLicence, (content, context) => storeLicence(context, content));

const licencePicture = handle(contract.licencePicture, ({ fileId }, context) => ownPicture(context, fileId));

/** Files that users upload. */
export const ossHandlers = [uploadLicence, licencePicture];
