import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Badge } from '#src/ui/Badge.tsx';

const messages = serviceMessages.sections;

/** The documents of the service's shipments: a table on a wide screen, lines on a narrow one. */
export function Documents({ documents }: Pick<ServiceContent, 'documents'>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full text-left">
        <thead className="max-sm:sr-only">
          <tr className="bg-sunken text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
            <th scope="col">{messages.documentName}</th>
            <th scope="col">{messages.issuer}</th>
            <th scope="col">{messages.due}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block [&>tr+tr]:border-t [&>tr+tr]:border-line">
          {documents.map(({ name, issuer, due, dangerousOnly }) => (
            <tr
              key={name}
              className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:px-4 max-sm:py-2 sm:align-top sm:cells:px-3 sm:cells:py-2 sm:cells:first:pl-5 sm:cells:last:pr-5"
            >
              <th scope="row" className="font-normal max-sm:basis-full">
                {name}
                {dangerousOnly && (
                  <Badge tone="hazard" className="ml-2">
                    {messages.dangerousOnly}
                  </Badge>
                )}
              </th>
              <td className="text-ink-soft max-sm:text-xs sm:whitespace-nowrap">{issuer}</td>
              <td className="text-ink-soft max-sm:text-xs sm:w-44">{due}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
