import { Picture } from '../components/picture.tsx';
import { Rosette, Seal } from '../components/rosette.tsx';
import type { Photograph } from '../site/photo.ts';
import type { RosetteName } from '../site/rosettes.ts';

export interface Person {
  name: string;
  role: string;
  text?: string;
  /** The seal round the initial. */
  seal: RosetteName;
  /** In place of both. */
  photo?: Photograph<'portrait'>;
}

/** The initial of a name inside a seal, where a portrait would stand. */
export function Monogram({
  name,
  seal,
  size = 'card',
}: {
  name: string;
  seal: RosetteName;
  size?: 'card' | 'line';
}) {
  return (
    <span className={`monogram monogram-${size}`} aria-hidden="true">
      {size === 'card' ? <Rosette name={seal} size="medallion" /> : <Seal name={seal} />}
      <span className="monogram-initial">{name.charAt(0).toUpperCase()}</span>
    </span>
  );
}

/** A member of the team: monogram, name, role and a line about them. */
function PersonCard({ name, role, text, seal, photo }: Person) {
  return (
    <div className="flex h-full flex-col border-hair border-edge bg-leaf">
      {photo ? (
        <Picture photo={photo} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 92vw" />
      ) : (
        <div className="grid place-items-center border-b-hair border-edge bg-ledger py-7">
          <Monogram name={name} seal={seal} />
        </div>
      )}
      <div className="px-6 py-5">
        <h3 className="font-display text-h3 font-bold">{name}</h3>
        <p className="font-display text-note text-saffron italic">{role}</p>
        {text && <p className="mt-2 text-small text-ink-soft">{text}</p>}
      </div>
    </div>
  );
}

/** People side by side. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <div className="@container">
      <ul role="list" className="grid gap-5 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard {...person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
