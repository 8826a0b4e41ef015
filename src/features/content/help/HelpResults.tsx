import { Alert } from '#src/ui/Alert.tsx';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { about } from './texts/aboutText.ts';
import { closing } from './texts/closingText.ts';
import { documents } from './texts/documentsText.ts';
import { cutOffTimes, guideSteps } from './texts/guideText.ts';
import type { HelpSection, HelpId } from './texts/helpTopics.ts';
import { helpTopics, helpHref } from './texts/helpTopics.ts';
import { ordering } from './texts/orderingText.ts';
import { segregation } from './texts/segregationText.ts';
import { smallQuantities } from './texts/smallQuantitiesText.ts';
import { verification } from './texts/verificationText.ts';

const guide: readonly HelpSection[] = [
  ...guideSteps.map(({ title, text, points }) => ({ heading: title, paragraphs: [text], points })),
  {
    heading: '',
    table: { caption: '', columns: [], rows: cutOffTimes.map(({ name, when, what }) => [name, when, what]) },
  },
];

const sections: Readonly<Partial<Record<HelpId, readonly HelpSection[]>>> = {
  '1.1.1': guide,
  '1.1.2': ordering,
  '1.1.3': verification,
  '1.1.4': closing,
  '1.2.1': segregation,
  '1.2.2': documents,
  '1.2.3': smallQuantities,
  '3': about,
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a cell is only a mark, which means nothing without its column. */
const isMark = (cell: string): boolean => /^[^\p{L}\p{N}]*$/u.test(cell);

const textsOf = ({ heading, paragraphs = [], points = [], table, warning = '' }: HelpSection): string[] => [
  heading,
  ...paragraphs,
  ...points,
  ...(table?.rows.map((row) => row.filter((cell) => !isMark(cell)).join('，')) ?? []),
  warning,
];

/** The sentences of an article that contain a keyword, its title and summary first. */
const foundIn = ({ id, title, lead }: (typeof helpTopics)[number], keyword: string): string[] =>
  [title, lead, ...(sections[id]?.flatMap(textsOf) ?? [])].filter((text) => folded(text).includes(folded(keyword)));

/** The text with the keyword marked. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const at = folded(text).indexOf(folded(keyword));
  const isAligned = at >= 0 && folded(text).length === text.length;
  if (!isAligned) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-notice-soft text-inherit">{text.slice(at, at + keyword.length)}</mark>
      {text.slice(at + keyword.length)}
    </>
  );
}

/** The articles that contain a keyword, each with its first matching sentences. */
export default function HelpResults({ keyword }: { keyword: string }) {
  const found = helpTopics
    .map((topic) => ({ topic, texts: foundIn(topic, keyword) }))
    .filter(({ texts }) => texts.length > 0);
  if (found.length === 0)
    return (
      <Alert tone="info" title={messages.noneFound(keyword)} className="mt-4">
        {messages.noneFoundAdvice}
      </Alert>
    );
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {messages.found(
          found.reduce((sum, { texts }) => sum + texts.length, 0),
          keyword,
        )}
      </p>
      <ul className="mt-3">
        {found.map(({ topic, texts }) => (
          <li key={topic.id} className="border-t border-line py-4">
            <a
              href={helpHref(topic.id)}
              className="inline-flex min-h-6 text-lg font-semibold text-brand-700 hover:underline"
            >
              {topic.title}
            </a>
            {texts
              .filter((text) => text !== topic.title)
              .slice(0, 3)
              .map((text) => (
                <p key={text} className="mt-1 text-ink-soft">
                  <Marked text={text} keyword={keyword} />
                </p>
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}
