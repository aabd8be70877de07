import type { ReactNode } from 'react';
import type { Stroke } from '../lib/guilloche.ts';

/**
 * Renders a stroke with its copies. Each doubling adds one `<use>` that copies all curves so far. So n doublings render
 * 2ⁿ curves with only n `<use>` elements. If curves are copied again, they are in a group whose id starts with `id`.
 */
export function renderStroke(stroke: Stroke, id: string): ReactNode[] {
  let groupCount = 0;
  let copyCount = 0;
  /** The id of the element that contains all curves so far. */
  let rootId = id;
  let elements: ReactNode[] = [<path key="path" id={id} d={stroke.d} />];

  const addCopy = (sourceId: string, transform: string) => {
    copyCount += 1;
    elements.push(<use key={`copy-${copyCount}`} href={`#${sourceId}`} transform={transform} />);
  };
  const wrapInGroup = () => {
    groupCount += 1;
    rootId = `${id}${groupCount.toString(36)}`;
    elements = [
      <g key={rootId} id={rootId}>
        {elements}
      </g>,
    ];
  };

  stroke.nests.forEach(({ doublings, rest }, nestIndex) => {
    const isLastNest = nestIndex === stroke.nests.length - 1;
    const levelIds = [rootId];
    doublings.forEach((transform, index) => {
      const level = index + 1;
      addCopy(rootId, transform);
      const isCopiedAgain = !isLastNest || level < doublings.length || rest.some((copy) => copy.of === level);
      if (!isCopiedAgain) return;
      wrapInGroup();
      levelIds.push(rootId);
    });
    for (const { of: level, transform } of rest) addCopy(levelIds[level] ?? id, transform);
    if (rest.length > 0 && !isLastNest) wrapInGroup();
  });
  return elements;
}
