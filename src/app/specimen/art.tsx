import { Rosette } from '../../components/rosette.tsx';
import { Vignette } from '../../components/vignette.tsx';
import { pageMarks } from '../../site/page-marks.ts';
import { heroRosettes, rosettes } from '../../site/rosettes.ts';
import type { AnyRosetteName } from '../../site/rosettes.ts';
import { drawings } from './drawings.tsx';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const names = Object.keys({ ...rosettes, ...heroRosettes, ...pageMarks }) as AnyRosetteName[];

/** A rosette in the sizes `plate` and `medallion`. Rosettes of heroes and pages have only the size `plate`. */
function RosetteSizes({ name }: { name: AnyRosetteName }) {
  return (
    <li className="border-hair border-input bg-card p-5">
      <p className="mb-3 text-sm font-semibold">{name}</p>
      <div className="max-w-104">
        <Rosette name={name} size="plate" />
      </div>
      <div className="flex items-center gap-4 pt-4">
        {name in rosettes && (
          <span className="w-28">
            <Rosette name={name} size="medallion" />
          </span>
        )}
      </div>
    </li>
  );
}

/** Rosettes, vignettes and drawings. */
export function Art() {
  return (
    <SpecimenGroup id="art" title="Engraved art">
      <Case name="Rosette: plate and medallion">
        <ul role="list" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {names.map((name) => (
            <RosetteSizes key={name} name={name} />
          ))}
        </ul>
      </Case>
      <Case name="Vignette: health, liability, life">
        <div className="grid gap-5 sm:grid-cols-2">
          {(['health', 'liability', 'life'] as const).map((scene) => (
            <Vignette key={scene} scene={scene} />
          ))}
        </div>
      </Case>
      <Case name="Drawings, most of them in a FigureFrame">
        <ul role="list" className="grid items-start gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {drawings.map(([name, drawing]) => (
            <li key={name}>{drawing}</li>
          ))}
        </ul>
      </Case>
    </SpecimenGroup>
  );
}
