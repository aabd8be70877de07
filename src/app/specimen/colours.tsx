import { wcagContrast } from 'culori';
import { pairs, roles } from '../../../tailwind/roles.ts';
import type { Colours as SchemeColours, Role } from '../../../tailwind/roles.ts';
import type { Theme } from '../../../tailwind/theme.ts';
import { DataTable } from '../../sections/data-table.tsx';
import { Case, SpecimenGroup } from './specimen-group.tsx';

/** A theme colour with its value. The value can be from the colour scheme that the page does not show. */
function Swatch({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="44" height="28" aria-hidden="true">
        <rect width="44" height="28" fill={colour} stroke="var(--input)" strokeWidth="2" />
      </svg>
      {colour}
    </span>
  );
}

/** Two theme colours that are used together, with their contrast ratio. */
function ColourPair({
  front,
  on,
  minimum,
  colours,
}: Record<'front' | 'on', Role> & { minimum: number; colours: SchemeColours }) {
  const ratio = wcagContrast(colours[front], colours[on]);
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="44" height="28" aria-hidden="true">
        <rect width="44" height="28" fill={colours[on]} stroke="var(--input)" strokeWidth="2" />
        <path d="M8 20h28M8 14h28M8 8h28" stroke={colours[front]} strokeWidth="2.5" />
      </svg>
      {ratio.toFixed(2)}
      {ratio < minimum && <b className="text-destructive"> below its minimum</b>}
    </span>
  );
}

/** All theme colours, and all pairs that need a minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11). */
export function Colours({ theme: { light, dark } }: { theme: Pick<Theme, 'light' | 'dark'> }) {
  return (
    <SpecimenGroup id="colours" title="Colours">
      <Case name="roles of tailwind.config.ts">
        <DataTable
          caption="Colour roles"
          columns={['Role', 'Light', 'Dark']}
          rows={roles.map((role) => [
            role,
            <Swatch key="light" colour={light[role]} />,
            <Swatch key="dark" colour={dark[role]} />,
          ])}
          hasAmounts={false}
        />
      </Case>
      <Case name="pairs of tailwind/roles.ts">
        <DataTable
          caption="Pairs of roles and their contrast"
          columns={['Pair', 'Floor', 'Light', 'Dark']}
          rows={pairs.flatMap(({ front, on, minimum }) =>
            front.flatMap((colour) =>
              on.map((ground) => [
                `${colour} on ${ground}`,
                `${minimum}`,
                <ColourPair key="light" front={colour} on={ground} minimum={minimum} colours={light} />,
                <ColourPair key="dark" front={colour} on={ground} minimum={minimum} colours={dark} />,
              ]),
            ),
          )}
          hasAmounts={false}
        />
      </Case>
    </SpecimenGroup>
  );
}
