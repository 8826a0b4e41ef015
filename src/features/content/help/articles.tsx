import type { ReactNode } from 'react';
import type { DetailActor } from '#machines/support/detail.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import type { HelpSection, HelpId } from '#src/features/content/help/texts/helpTopics.ts';
import { childrenOf, helpHref } from '#src/features/content/help/texts/helpTopics.ts';
import type { LegalText } from '#src/ui/legalText.ts';
import { isHydrated } from '#src/app/hydration/preHydration.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Still } from '#src/ui/loading/Still.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';

/** The children of an entry without its own text. */
function Inside({ of }: { of: string }) {
  return (
    <nav aria-label={messages.inside}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {childrenOf(of).map(({ id, title, lead }) => (
          <li key={id} className="rounded-md border border-line p-4">
            <a
              href={helpHref(id)}
              className="flex min-h-7 items-center justify-between text-lg font-semibold hover:text-brand-700"
            >
              {title}
              <ChevronRight className="size-4 text-ink-faint" />
            </a>
            <p className="text-sm text-ink-soft">{lead}</p>
            <ul className="mt-1">
              {childrenOf(id).map((child) => (
                <li key={child.id}>
                  <a
                    href={helpHref(child.id)}
                    className="inline-flex min-h-8 items-center text-brand-700 hover:underline"
                  >
                    {child.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The deployment's and the service's data for the articles. */
export interface ArticleProps {
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline' | 'operator' | 'filings' | 'miniProgramUrl'>;
  mail: DetailActor<string>;
}

const sectionsOf = (load: () => Promise<readonly HelpSection[]>) =>
  lazily(async () => {
    const [sections, { HelpSections }] = await Promise.all([load(), import('./HelpSections.tsx')]);
    return { default: () => <HelpSections sections={sections} /> };
  });
const legalOf = (load: () => Promise<LegalText>) =>
  lazily(async () => {
    const [text, { Legal }] = await Promise.all([load(), import('./Legal.tsx')]);
    return {
      default: ({ config, mail }: ArticleProps) => <Legal text={text} deployment={config} mail={mail} />,
    };
  });

const loadGuide = () => import('./Guide.tsx');
const Guide = lazily(loadGuide);
// a prerendered page already has it, another page loads it
if (isHydrated()) loadGuide().catch(ignoreUnloadable);

const Ordering = sectionsOf(async () => (await import('#src/features/content/help/texts/orderingText.ts')).ordering);
const Verification = sectionsOf(
  async () => (await import('#src/features/content/help/texts/verificationText.ts')).verification,
);
const Closing = sectionsOf(async () => (await import('#src/features/content/help/texts/closingText.ts')).closing);
const Segregation = sectionsOf(
  async () => (await import('#src/features/content/help/texts/segregationText.ts')).segregation,
);
const Documents = sectionsOf(async () => (await import('#src/features/content/help/texts/documentsText.ts')).documents);
const SmallQuantities = sectionsOf(
  async () => (await import('#src/features/content/help/texts/smallQuantitiesText.ts')).smallQuantities,
);
const Downloads = lazily(() => import('./Downloads.tsx'));
const About = lazily(() => import('./About.tsx'));
const UserAgreement = legalOf(async () => (await import('#src/features/auth/texts/userAgreement.ts')).userAgreement);
const Privacy = legalOf(async () => (await import('#src/features/auth/texts/privacyNotice.ts')).privacyNotice);

const still = (article: ReactNode) => <Still>{article}</Still>;

/** The article of every entry; those with their own text are lazy. */
export const articles: Readonly<Record<HelpId, (props: ArticleProps) => ReactNode>> = {
  '1': () => <Inside of="1" />,
  '1.1': () => <Inside of="1.1" />,
  '1.1.1': () => still(<Guide />),
  '1.1.2': () => still(<Ordering />),
  '1.1.3': () => still(<Verification />),
  '1.1.4': () => still(<Closing />),
  '1.2': () => <Inside of="1.2" />,
  '1.2.1': () => still(<Segregation />),
  '1.2.2': () => still(<Documents />),
  '1.2.3': () => still(<SmallQuantities />),
  '2': ({ config }) => <Downloads miniProgramUrl={config.miniProgramUrl} />,
  '3': ({ config }) => <About filings={config.filings} />,
  '3.1': (props) => <UserAgreement {...props} />,
  '3.2': (props) => <Privacy {...props} />,
};

/** The results of a search of the help center; its code includes all articles. */
export const HelpResults = lazily(() => import('./HelpResults.tsx'));
