/** What an upload sends to the machine that runs it: how much is sent in percent, then the response or the failure. */
export type UploadEvent<Response> =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.finished'; output: Response }
  | { type: 'upload.failed'; error: unknown };
