import { registrationsIn } from '../site/duties.ts';
import type { Registration } from '../site/duties.ts';
import { duties } from '../site/firm-duties.ts';
import type { Duties } from '../site/firm-schema.ts';

interface RegistrationsProps {
  show: readonly Registration[];
  of?: Duties;
}

/** The firm's registrations for the given products; nothing if it has none. */
export function Registrations({ show, of = duties }: RegistrationsProps) {
  const given = registrationsIn(of, show);
  return given.length > 0 && <p>{given.map(([label, number]) => `${label}: ${number}.`).join(' ')}</p>;
}
