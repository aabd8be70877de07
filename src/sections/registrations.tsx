import { DataTable } from './data-table.tsx';
import { registrationLines } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';

interface RegistrationsProps {
  show: readonly Registration[];
  of?: LegalDetails;
}

/** The firm's registrations for some products. Renders nothing if there are none. */
export function Registrations({ show, of = legalDetails }: RegistrationsProps) {
  const given = registrationLines(of, show);
  return given.length > 0 && <p>{given.map(([label, number]) => `${label}: ${number}.`).join(' ')}</p>;
}

interface RegistrationTableProps {
  caption: string;
  columns: readonly [name: string, number: string];
}

/** All registrations of the firm. A number does not wrap if the table is wide enough. */
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
