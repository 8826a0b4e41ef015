import type { SheetProblem } from './sheetReader.ts';

/** Why a safety data sheet is not read. */
export const sheetMessages = {
  notPdf: '只能读取 PDF 文件；图片请先转为 PDF，或手工填写',
  tooMany: (wait: string) => `读取过于频繁，请${wait}后再试，或手工填写`,
  busy: (wait: string) => `读取服务繁忙，请${wait}后再试，或手工填写`,
  problems: {
    encrypted: '该 PDF 有密码保护，无法读取；请换一份没有密码的，或手工填写',
    broken: '该 PDF 已损坏，无法打开；请重新导出，或手工填写',
    tooLong: '该 PDF 过于复杂，未能在限时内读完；请手工填写',
  } satisfies Record<SheetProblem['problem'], string>,
} as const;
