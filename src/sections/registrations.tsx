import { NewTabLink } from '../components/new-tab-link.tsx';
import { DataTable } from './data-table.tsx';
import { formatRegistrationLines } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';

interface RegistrationsProps {
  show: readonly Registration[];
  details?: LegalDetails;
}

/** The firm's registrations of the kinds in `show`, as a paragraph. Renders nothing if there are none. */
export function Registrations({ show, details = legalDetails }: RegistrationsProps) {
  const lines = formatRegistrationLines(details, show);
  return lines.length > 0 && <p>{lines.map(([label, number]) => `${label}: ${number}.`).join(' ')}</p>;
}

interface RegistrationTableProps {
  caption: string;
  columns: readonly [name: string, number: string, register: string];
}

/**
 * A table of all registrations of the firm, with links to the public registers. A number stays on one line if the table
 * is wide enough.
 */
export function RegistrationTable(props: RegistrationTableProps) {
  return (
    <DataTable
      {...props}
      hasAmounts={false}
      rows={formatRegistrationLines(legalDetails).map(([name, number, register]) => [
        name,
        <span key={name} className="text-sm @min-[20rem]:whitespace-nowrap">
          {number}
        </span>,
        <NewTabLink key="register" href={register.url}>
          {register.name}
        </NewTabLink>,
      ])}
    />
  );
}
