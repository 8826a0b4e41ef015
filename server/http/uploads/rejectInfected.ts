import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import { messages } from '#server/http/errors/messages.ts';
import { ScannerUnavailable } from './virusScanner.ts';

const retryAfterSeconds = 30;

type Uploading = Pick<Context, 'db' | 'clock' | 'caller' | 'user' | 'log' | 'scanner'>;

/**
 * Rejects a file with malware and audits the finding. If a configured scanner gives no result, no file is accepted: 503
 * with `Retry-After`.
 */
export const rejectInfected = async (context: Uploading, content: Uint8Array): Promise<void> => {
  const { log, scanner } = context;
  const found = await scanner.scan(content).catch((error: unknown) => {
    if (!(error instanceof ScannerUnavailable)) throw error;
    log.error({ err: error }, 'virus scanner unavailable');
    throw new ApiError(codes.unavailable, messages.scannerUnavailable, retryAfterSeconds);
  });
  if (found === null) return;
  await audit(context, 'file.infected', { malware: found.slice(0, 100), bytes: content.length });
  throw new ApiError(codes.badInput, messages.fileInfected);
};
