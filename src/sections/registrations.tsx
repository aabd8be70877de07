import { DataTable } from './data-table.tsx';
import { registrationLines } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';

interface RegistrationsProps {
  show: readonly Registration[];
  details?: LegalDetails;
}

/** The firm's registrations of the kinds in `show`, as a paragraph. Renders nothing if the firm has none of these. */
export function Registrations({ show, details = legalDetails }: RegistrationsProps) {
  const lines = registrationLines(details, show);
  return lines.length > 0 && <p>{lines.map(([label, number]) => `${label}: ${number}.`).join(' ')}</p>;
}

interface RegistrationTableProps {
  caption: string;
  columns: readonly [name: string, number: string];
}

/** A table of all registrations of the firm. A number stays on one line if the table is wide enough. */
export function RegistrationTable(props: RegistrationTableProps) {
  return (
    <DataTable
      {...props}
      rows={registrationLines(legalDetails).map(([name, number]) => [
        name,
        <span key={name} className="text-sm @min-[20rem]:whitespace-nowrap">
          {number}
        </span>,
      ])}
    />
  );
}
