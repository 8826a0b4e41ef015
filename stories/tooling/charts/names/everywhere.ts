import type { Names } from './names.ts';

/** Names that mean the same wherever they stand; a machine's own word goes before them. */
export const everywhere = {
  events: {
    'field.changed': '改了一项内容',
    'retry.requested': '点了重试',
    'dialog.closed': '关掉对话框',
    'upload.progressed': '上传有了进展',
    'challenge.refreshed': '换一张图',
  },
  guards: {
    isComplete: '填写完整无误',
    hasPassed: '验证通过',
    cameAhead: '内容已随页面送达',
    isTooLarge: '文件过大',
  },
  tells: {
    focusProblem: '把光标移到有误的一项',
    reloadPage: '刷新页面',
    dropDraft: '删除草稿',
    showProblems: '标出填写错误',
    keepRefusal: '显示失败原因',
    showFileSize: '提示文件过大',
    showFileType: '提示文件类型不对',
  },
  delays: {
    second: '又过了一秒',
    minute: '更新时刻',
    passedTip: '成功提示',
    boxCloses: '收起验证框',
    refreshPause: '看清失败提示',
  },
  tags: { busy: '处理中' },
} satisfies Names;
