import type { ActorRefFrom } from 'xstate';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import { deskDataSetup } from './deskDataSetup.ts';

/**
 * The company's own data at the desk: files are uploaded, their mapping is confirmed, their effect is shown, and they are
 * applied as a whole, or without the rows that have problems; the last import can be undone.
 */
export const deskDataMachine = deskDataSetup.createMachine({
  id: 'deskData',
  description:
    '工作台上公司自己的数据：上传文件，核对列的对应，预览，确认后整体导入，或只导入没有问题的行；最后一次导入可以撤销。',
  meta: {
    title: '公司数据',
    events: {
      'files.chosen': '选了文件',
      'upload.dropped': '放弃导入',
      'sheet.placed': '选了工作表是哪张表',
      'column.placed': '选了一列是什么',
      'value.fixed': '填了每行相同的值',
      'mapping.confirmed': '确认列的对应',
      'mapping.reopened': '重看列的对应',
      'scope.chosen': '选了替换的范围',
      'rightRows.chosen': '只要没有问题的行',
      'wrongRows.requested': '下载有问题的行',
      'progress.reported': '有了进度',
      'import.confirmed': '确认导入',
      'undo.requested': '要撤销一次导入',
      'undo.confirmed': '确认撤销',
      'undo.dropped': '不撤销',
    },
    guards: {
      isImportable: '没有问题，也有内容',
      isPartlyImportable: '有内容，也有要退回的行',
      hasRightRows: '有问题，也有没有问题的行',
      hasWrongRows: '有些行有问题',
      hasSheets: '有表格',
      isUnconfirmed: '列的对应须确认',
      isMapped: '必填的列都有了',
    },
    requests: {
      fetchImports: '加载已做的导入',
      refetchImports: '刷新列表',
      previewImport: '核对文件',
      saveWrongRows: '下载有问题的行',
      returnWrongRows: '退回有问题的行',
      watchProgress: '读取进度',
      applyImport: '导入',
      undoImport: '撤销导入',
    },
  } satisfies MachineNames,
  context: { imports: [], choices: noChoices, mapping: [] },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载已做的导入',
      tags: 'busy',
      invoke: {
        id: 'fetchImports',
        src: 'fetchImports',
        onDone: { target: 'shown', actions: { type: 'setImports', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: {
      description: '加载失败',
      on: { 'retry.requested': { target: 'fetching', actions: 'clearErrorMessage' } },
    },
    shown: {
      description: '公司数据',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'undo.requested': { target: 'confirming', actions: { type: 'setUndoing', params: ({ event }) => event } },
            'retry.requested': 'refreshing',
          },
        },
        previewing: {
          description: '核对文件',
          tags: 'busy',
          invoke: [
            {
              id: 'previewImport',
              src: 'previewImport',
              input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
              onDone: [
                {
                  guard: { type: 'isUnconfirmed', params: ({ event }) => event },
                  target: 'mapping',
                  actions: { type: 'setPreview', params: ({ event }) => event },
                },
                { target: 'previewed', actions: { type: 'setPreview', params: ({ event }) => event } },
              ],
              onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
            },
            { id: 'watchProgress', src: 'watchProgress' },
          ],
          on: {
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'progress.reported': { actions: { type: 'setPercent', params: ({ event }) => event } },
          },
        },
        mapping: {
          description: '核对列的对应',
          on: {
            'sheet.placed': { actions: { type: 'setTable', params: ({ event }) => event } },
            'column.placed': { actions: { type: 'setTarget', params: ({ event }) => event } },
            'value.fixed': { actions: { type: 'setFixed', params: ({ event }) => event } },
            'mapping.confirmed': { guard: 'isMapped', target: 'previewing', actions: ['setSheets', 'clearPreview'] },
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
          },
        },
        interrupted: {
          description: '核对或导入中断',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'retry.requested': { target: 'previewing', actions: 'clearPreview' },
          },
        },
        previewed: {
          description: '看预览',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'mapping.reopened': { guard: 'hasSheets', target: 'mapping' },
            'scope.chosen': {
              target: 'previewing',
              actions: [{ type: 'setScope', params: ({ event }) => event }, 'clearPreview'],
            },
            'rightRows.chosen': {
              guard: 'hasRightRows',
              target: 'previewing',
              actions: ['setPartial', 'clearPreview'],
            },
            'wrongRows.requested': { guard: 'hasWrongRows', target: 'saving' },
            'import.confirmed': [
              { guard: 'isPartlyImportable', target: 'returning' },
              { guard: 'isImportable', target: 'applying' },
            ],
          },
        },
        saving: {
          description: '下载有问题的行',
          tags: 'busy',
          invoke: {
            id: 'saveWrongRows',
            src: 'saveWrongRows',
            input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
            onDone: 'previewed',
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        // the person gets the rows that are left out before the rest is imported
        returning: {
          description: '退回有问题的行',
          tags: 'busy',
          invoke: {
            id: 'returnWrongRows',
            src: 'saveWrongRows',
            input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
            onDone: 'applying',
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        applying: {
          description: '导入中',
          tags: 'busy',
          entry: 'clearPercent',
          invoke: [
            {
              id: 'applyImport',
              src: 'applyImport',
              input: ({ context: { upload, preview, choices } }) => ({
                ...upload!,
                choices,
                fingerprint: preview!.fingerprint,
              }),
              onDone: {
                target: 'refreshing',
                actions: {
                  type: 'setResult',
                  params: ({ context, event }) => ({
                    done: 'applied' as const,
                    id: event.output.id,
                    wrongRows: context.preview?.wrongRows ?? 0,
                  }),
                },
              },
              // the shown preview may be outdated: it is fetched again
              onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
            },
            { id: 'watchProgress', src: 'watchProgress' },
          ],
          on: { 'progress.reported': { actions: { type: 'setPercent', params: ({ event }) => event } } },
        },
        confirming: { description: '确认是否撤销', on: { 'undo.confirmed': 'undoing', 'undo.dropped': 'resting' } },
        undoing: {
          description: '撤销中',
          tags: 'busy',
          invoke: {
            id: 'undoImport',
            src: 'undoImport',
            input: ({ context }) => ({ id: context.undoing! }),
            onDone: {
              target: 'refreshing',
              actions: { type: 'setResult', params: ({ event }) => ({ done: 'undone' as const, id: event.output.id }) },
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        refreshing: {
          description: '刷新列表',
          invoke: {
            id: 'refetchImports',
            src: 'fetchImports',
            onDone: { target: 'resting', actions: { type: 'setImports', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskDataActor = ActorRefFrom<typeof deskDataMachine>;
