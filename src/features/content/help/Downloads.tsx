import Download from 'lucide-react/icons/download';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { downloadMessages as messages, templates } from '#src/features/content/help/texts/downloadsText.ts';

/** Downloads: the mini-program, templates, and the browser requirements. */
export default function Downloads({ miniProgramUrl }: { miniProgramUrl: string }) {
  return (
    <>
      <section>
        <h2 className="mb-3 text-xl font-semibold">{messages.mini.title}</h2>
        <div className="flex flex-col gap-x-8 gap-y-4 rounded-md border border-line p-5 sm:flex-row sm:items-center">
          <figure className="w-40 shrink-0 text-center">
            <QrCode
              text={miniProgramUrl}
              label={messages.mini.code}
              className="size-40 rounded-md border border-line"
            />
            <figcaption className="mt-1.5 text-sm text-ink-soft">{messages.mini.scan}</figcaption>
          </figure>
          <div className="leading-7">
            <p>{messages.mini.text}</p>
            <ul className="mt-1.5 list-disc pl-5 text-ink-soft marker:text-brand-500">
              {messages.mini.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="mt-8">
        <h2 className="mb-2 text-xl font-semibold">{messages.templates.title}</h2>
        <p className="leading-7 text-ink-soft">{messages.templates.text}</p>
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
                {messages.templates.save}
                <span className="sr-only">{messages.templates.of(title)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-8">
        <h2 className="mb-2 text-xl font-semibold">{messages.browsers.title}</h2>
        <ul className="list-disc pl-5 leading-7 text-ink-soft marker:text-brand-500 [&>li+li]:mt-1.5">
          {messages.browsers.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
