import type { Names } from './names.ts';

/** Shared meanings; a machine's own meaning has precedence. */
export const everywhere = {
  events: {
    'field.changed': '改了一项内容',
    'retry.requested': '点了重试',
    'dialog.closed': '关掉对话框',
    'upload.progressed': '上传有了进展',
    'upload.finished': '上传完成',
    'upload.failed': '上传失败',
    'challenge.refreshed': '换一张图',
  },
  guards: {
    isComplete: '填写完整无误',
    hasPassed: '验证通过',
    isPreloaded: '内容已随页面送达',
    isTooLarge: '文件过大',
  },
  effects: {
    focusProblem: '把光标移到有误的一项',
    reloadPage: '刷新页面',
    dropDraft: '删除草稿',
    showProblems: '标出填写错误',
    setErrorMessage: '显示失败原因',
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
