import type { LegalText } from './legalText.ts';

interface Props {
  text: LegalText;
  /** The heading level of an article, below that of the text. */
  heading?: 'h2' | 'h3';
}

const none: NonNullable<LegalText['links']> = [];

/** A paragraph with its links, which open in a new tab because a form may be open. */
function Paragraph({ text, links = none }: { text: string; links: LegalText['links'] }) {
  const link = links.find((one) => text.includes(one.text));
  if (!link) return text;
  const [before = '', after = ''] = text.split(link.text);
  return (
    <>
      {before}
      <a href={link.href} target="_blank" rel="noopener" className="text-brand-700 underline underline-offset-2">
        {link.text}
      </a>
      {after}
    </>
  );
}

/** A legal text's preamble and articles, their paragraphs numbered within each. */
export function LegalArticles({ text: { preamble, articles, links }, heading: Heading = 'h3' }: Props) {
  return (
    <div className="leading-relaxed break-words">
      <p>{preamble}</p>
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-5">
          <Heading className="font-semibold">{heading}</Heading>
          <ol className="mt-1.5 list-decimal pl-6 text-ink-soft [&>li+li]:mt-1.5">
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>
                <Paragraph text={paragraph} links={links} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
