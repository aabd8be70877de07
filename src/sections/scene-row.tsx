import { Vignette } from '../components/vignette.tsx';
import type { Project } from '../content/projects.ts';

interface SceneRowProps {
  scenes: readonly { scene: Project['scene']; caption: string }[];
}

/** Line scenes as one picture in fields, each over what it stands for. */
export function SceneRow({ scenes }: SceneRowProps) {
  return (
    <ul role="list" className="grid grid-cols-3 border-hair border-edge bg-leaf">
      {scenes.map(({ scene, caption }) => (
        <li
          key={scene}
          className="row-span-2 grid grid-rows-subgrid gap-y-0 border-edge not-first:border-l-hair"
        >
          <Vignette scene={scene} />
          <p className="border-t-hair border-edge bg-ledger px-2 py-2 text-small leading-snug font-semibold text-engrave sm:px-5">
            {caption}
          </p>
        </li>
      ))}
    </ul>
  );
}
