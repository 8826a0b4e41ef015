import type { StaffRole } from '#contract/desk/staffRoles.ts';

/** How customers see staff: by role, not by name. */
const roles: Readonly<Record<StaffRole, string>> = {
  clerk: '平台操作员',
  reviewer: '平台危险品审核员',
  administrator: '平台管理员',
};

/** Texts of conversations: rejections, and placeholders for people. */
export const conversationMessages = {
  roles,
  visitor: '询价人',
  fileGone: '附件已不存在，请重新上传',
  fileUnknown: '没有这份文件',
  tooManyFiles: (max: number) => `待发送的附件最多 ${max} 份，请先发送或移除`,
  sentOtherwise: '这条消息已发送，内容与现在的不同，请刷新页面核对',
  noFilesWithoutOffer: '询价人从报价的链接下载附件：还没有报价，或链接已到期，请先报价',
  notesOnly: '只有给同事的备注可以提到同事',
  mentionUnknown: (login: string) => `没有在职的同事 ${login}，或其岗位不处理这类事项`,
  subjectUnknown: '没有这个订单或询价',
  tooMany: (wait: string) => `发送过于频繁，请${wait}后再试`,
  task: (by: string, excerpt: string) => [by, excerpt].filter(Boolean).join('：'),
  files: (count: number) => `附件 ${count} 份`,
} as const;
