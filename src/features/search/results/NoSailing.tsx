import { paths } from '#contract/app/routes.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Head } from '#src/ui/Head.tsx';
import { shippingFclMessages } from '#src/features/search/messages/shippingFcl.ts';

const messages = shippingFclMessages.noSailing;

/** The order page of a full container if its address has no sailing. */
export function NoSailing() {
  return (
    <Head title={messages.title} lead={messages.text}>
      <a href={paths.shippingFcl} className={`mt-4 ${buttonClasses('primary', 'md')}`}>
        {messages.action}
      </a>
    </Head>
  );
}
