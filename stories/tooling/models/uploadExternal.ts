/** The events that an upload itself sends. */
export const uploadExternal = {
  'upload.progressed': '由上传本身报告进度',
  'upload.finished': '由上传本身报告完成',
  'upload.failed': '由上传本身报告失败',
};
