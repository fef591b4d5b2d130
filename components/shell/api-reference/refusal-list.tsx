import type { OpenApiOperation } from '#lib/platform/openapi/contract.ts';

// The descriptions are our own: one line a code, the code in backticks.
const linesOf = (description: string): string[] => description.replaceAll('`', '').split('\n\n');

/** The refusals that a call can give, by status. */
export const RefusalList = ({ responses }: Pick<OpenApiOperation, 'responses'>) => (
  <dl className="space-y-1 text-sm">
    {Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => (
        <div key={status} className="flex gap-3">
          <dt className="font-mono">{status}</dt>
          <dd className="min-w-0 wrap-anywhere text-muted">
            {linesOf(description).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
  </dl>
);
