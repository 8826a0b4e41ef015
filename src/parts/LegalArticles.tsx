import type { LegalText } from '#src/texts/text.ts';

interface Props {
  text: LegalText;
  /** What names an article, below the heading that names the text. */
  heading?: 'h2' | 'h3';
}

/** A legal text's preamble and articles, their paragraphs numbered within each. */
export function LegalArticles({ text: { preamble, articles }, heading: Heading = 'h3' }: Props) {
  return (
    <div className="leading-relaxed break-words">
      <p>{preamble}</p>
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-5">
          <Heading className="font-semibold">{heading}</Heading>
          <ol className="mt-1.5 list-decimal pl-6 text-ink-soft [&>li+li]:mt-1.5">
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
