import { SampleMark } from '../components/sample-mark.tsx';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import { noteClasses } from '../components/note-classes.ts';
import type { Photograph } from '../site/photo.ts';
import { isSample } from '../site/sample.ts';
import { portraits } from '../site/portraits.ts';
import type { RosetteName } from '../site/rosettes.ts';

export interface Person {
  name: string;
  role: string;
  text?: string;
  /** The rosette around the initial of a person without a portrait or photograph. */
  seal: RosetteName;
  /** An engraved portrait, which replaces the initial. */
  portrait?: keyof typeof portraits;
  /** A photograph, which replaces the engraved portrait. */
  photo?: Photograph<'portrait'>;
}

const monogramSizes = { card: '[--seat:7rem]', line: '[--seat:4rem]' } as const;

/** A person's initial inside a rosette. */
export function Monogram({
  name,
  seal,
  size = 'card',
}: {
  name: string;
  seal: RosetteName;
  size?: keyof typeof monogramSizes;
}) {
  return (
    <span className={`overlay aspect-square w-(--seat) flex-none ${monogramSizes[size]}`} aria-hidden="true">
      <Rosette name={seal} size="medallion" />
      <span className="grid aspect-square w-[56.25%] place-items-center rounded-full border-hair border-brand bg-card font-display text-[calc(var(--seat)*0.32)] leading-none font-bold text-brand">
        {name.charAt(0).toUpperCase()}
      </span>
    </span>
  );
}

/** The photograph of a person. It falls back to the engraved portrait, and then to the monogram. */
function Portrait({ name, seal, portrait, photo, sizes }: Person & { sizes: string }) {
  if (photo) return <Picture photo={photo} sizes={sizes} />;
  return (
    <div
      className="grid grid-cols-1 place-items-center bg-accent @min-[36rem]:w-2/5 @min-[36rem]:flex-none @min-[60rem]:w-auto"
      aria-hidden="true"
    >
      {portrait ? (
        <span className={`portrait ${portraits[portrait]} min-h-full w-full`} />
      ) : (
        <span className="py-6">
          <Monogram name={name} seal={seal} />
        </span>
      )}
    </div>
  );
}

/**
 * A card with the portrait, the name, the role and a short text about a team member.
 * @param sizes the `sizes` attribute of the photograph
 */
export function PersonCard({ sizes, person }: { sizes: string; person: Person }) {
  const { name, role, text } = person;
  return (
    <div className="flex h-full flex-col border-hair border-input bg-card @min-[36rem]:flex-row @min-[60rem]:flex-col">
      <Portrait {...person} sizes={sizes} />
      <div className="px-3.5 py-4 sm:px-6 sm:py-5">
        <h3 className="font-display text-h3 font-bold">
          {name}
          {isSample(person) && <SampleMark />}
        </h3>
        <p className={noteClasses}>{role}</p>
        {text && <p className="mt-2 text-sm text-foreground-soft">{text}</p>}
      </div>
    </div>
  );
}

export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {people.map((person) => (
        <li key={person.name}>
          <PersonCard person={person} sizes="(min-width: 64rem) 18rem, 46vw" />
        </li>
      ))}
    </ul>
  );
}
