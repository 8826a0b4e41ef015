/** A request in Chinese: as a verb, with names of its two results if 成功 and 失败 do not fit. */
export type RequestName = string | { request: string; done?: string; error?: string };

/** The Chinese meanings of the names that a machine refers to. */
export interface Names {
  events?: Record<string, string>;
  guards?: Record<string, string>;
  requests?: Record<string, RequestName>;
  /** Effects, events sent to another machine, and errors shown to the user. */
  effects?: Record<string, string>;
  delays?: Record<string, string>;
  tags?: Record<string, string>;
}

/**
 * The `meta` of a machine, as charts, stories and the handbook show it. Its purpose is its `description`; a state's name is
 * the state's `description`. A build of the site contains none of them.
 */
export interface MachineNames extends Names {
  title: string;
}

/** Meanings that machines share; a machine's own meaning has precedence. */
export const sharedNames = {
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
  tags: { busy: '处理中', conflict: '与另一页冲突', unsaved: '未保存' },
} satisfies Names;
