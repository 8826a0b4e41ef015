import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import type { UploadEvent } from '#machines/support/upload.ts';
import type { CallOptions } from '#src/api/client.ts';

/** Makes the callback actor of an upload from the call that sends the file; leaving its state aborts it. */
export const uploading = <Input, Response>(send: (input: Input, options: CallOptions) => Promise<Response>) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const report = (event: UploadEvent<Response>) => sendBack(event);
    const left = new AbortController();
    send(input, {
      quiet: true,
      signal: left.signal,
      onUploaded: (percent) => report({ type: 'upload.progressed', percent }),
    }).then(
      (output) => report({ type: 'upload.finished', output }),
      (error: unknown) => report({ type: 'upload.failed', error }),
    );
    return () => left.abort();
  });
