/** The events of an upload for its parent machine: the sent share in percent, then the response or the failure. */
export type UploadEvent<Response> =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.finished'; output: Response }
  | { type: 'upload.failed'; error: unknown };
