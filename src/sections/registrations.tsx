import { registrationLines } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';

interface RegistrationsProps {
  show: readonly Registration[];
  of?: LegalDetails;
}

/** The firm's registrations for the given products; nothing if it has none. */
export function Registrations({ show, of = legalDetails }: RegistrationsProps) {
  const given = registrationLines(of, show);
  return given.length > 0 && <p>{given.map(([label, number]) => `${label}: ${number}.`).join(' ')}</p>;
}
