/** The texts of draft bills of lading at the desk. */
export const billWords = {
  issue: (version: number) => `签发草稿第 ${version} 版`,
  release: '放单',
  notDeparted: '登记开船后才能放单：提单表明货物已装船。',
  releaseOtherwise: '改放单方式或提单号',
  upload: '上传提单文件',
  paper: '提单',
  open: (version: number) => `第 ${version} 版 PDF`,
  content: '查看内容',
  asked: '客户要求的更改',
  prefilled: '要改成的内容已填入下面各栏，核对后签发；船名、航次与提单号请更正运输情况，危险货物请改单。',
  amended: (instruction: number, version: number) =>
    `客户已提交第 ${instruction} 版补料，晚于草稿第 ${version} 版；下一版按新补料的更改签发。`,
};
