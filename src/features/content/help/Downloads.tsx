import Download from 'lucide-react/icons/download';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { QrCode } from '#src/ui/QrCode.tsx';

/** A template to fill in; the file is in the site's `public/downloads`. */
interface Template {
  href: string;
  /** The file name it is saved under. */
  fileName: string;
  title: string;
  text: string;
}

const templates: readonly Template[] = [
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
const downloadMessages = {
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

/** Downloads: the mini-program, templates, and the browser requirements. */
export default function Downloads({ miniProgramUrl }: { miniProgramUrl: string }) {
  return (
    <>
      <section>
        <h2 className="mb-3 text-xl font-semibold">{downloadMessages.mini.title}</h2>
        <div className="flex flex-col gap-x-8 gap-y-4 rounded-md border border-line p-5 sm:flex-row sm:items-center">
          <figure className="w-40 shrink-0 text-center">
            <QrCode
              text={miniProgramUrl}
              label={downloadMessages.mini.code}
              className="size-40 rounded-md border border-line"
            />
            <figcaption className="mt-1.5 text-sm text-ink-soft">{downloadMessages.mini.scan}</figcaption>
          </figure>
          <div className="leading-7">
            <p>{downloadMessages.mini.text}</p>
            <ul className="mt-1.5 list-disc pl-5 text-ink-soft marker:text-brand-500">
              {downloadMessages.mini.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="mt-8">
        <h2 className="mb-2 text-xl font-semibold">{downloadMessages.templates.title}</h2>
        <p className="leading-7 text-ink-soft">{downloadMessages.templates.text}</p>
        <ul className="mt-3 rounded-md border border-line">
          {templates.map(({ href, fileName, title, text }) => (
            <li
              key={href}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3.5 first:border-t-0 sm:flex-nowrap"
            >
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="font-semibold">{title}</h3>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
              <a href={href} download={fileName} className={buttonClasses('secondary', 'sm')}>
                <Download className="size-4" />
                {downloadMessages.templates.save}
                <span className="sr-only">{downloadMessages.templates.of(title)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-8">
        <h2 className="mb-2 text-xl font-semibold">{downloadMessages.browsers.title}</h2>
        <ul className="list-disc pl-5 leading-7 text-ink-soft marker:text-brand-500 [&>li+li]:mt-1.5">
          {downloadMessages.browsers.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
