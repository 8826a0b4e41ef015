/** A template to fill in; the file is in the site's `public/downloads`. */
export interface Template {
  href: string;
  /** The file name it is saved under. */
  fileName: string;
  title: string;
  text: string;
}

export const templates: readonly Template[] = [
  {
    href: '/downloads/booking-note.csv',
    fileName: '托书.csv',
    title: '托书（订舱委托书）',
    text: '收发货人、航线箱量、货物与条款，逐行填写；危险货物另附危险货物装箱清单。',
  },
  {
    href: '/downloads/dangerous-goods-packing-list.csv',
    fileName: '危险货物装箱清单.csv',
    title: '危险货物装箱清单',
    text: '一行一种危险货物：联合国编号、正确运输名称、类别、包装类别、闪点、包装标记与重量。',
  },
  {
    href: '/downloads/packing-list.csv',
    fileName: '装箱单.csv',
    title: '装箱单',
    text: '唛头、品名、件数、毛净重与体积，报关与提单通用。',
  },
];

/** Messages of the downloads page. */
export const downloadMessages = {
  mini: {
    title: '官方小程序',
    text: '用微信扫一扫，在手机上查船期、看订单状态、收截止时间提醒。',
    points: ['与网站同一账号，手机号登录。', '填写订单与上传单证请在电脑上进行。'],
    scan: '微信扫码打开',
    code: '官方小程序二维码',
  },
  templates: {
    title: '单证模板',
    text: '表格为 CSV 格式（UTF-8），Excel 与 WPS 双击即可打开。首行为栏目名，示例请覆盖后再用；联合国编号、邮编等以 0 开头的内容请设为文本格式。',
    save: '下载',
    of: (title: string) => `（${title}）`,
  },
  browsers: {
    title: '浏览器要求',
    points: [
      'Chrome、Edge 114，Safari 17，Firefox 125 及更新版本；国产双核浏览器请切换到极速模式。',
      '本站无须安装插件或控件。请勿安装任何自称本站控件的程序。',
      '草稿保存在本机浏览器中：无痕窗口关闭后草稿随即消失，换一台电脑也看不到。',
      '打印订单与报价请用浏览器自带的打印功能，纸张选 A4。',
    ],
  },
} as const;
