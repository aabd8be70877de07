import { dresses, neckOf } from './clothes.mjs';
import { beard, hairs, knot, moustache, plait, crossing, stubble } from './hair.mjs';
import { headOf } from './head.mjs';
import { faceMarks } from './marks.mjs';

const features = { cheeks: 1, jaw: 1, brow: 1, chin: 0, nose: 0, wings: 1, lips: 1, neck: 1 };

/** Turned about the upright axis, then nodded; and back again. */
const turned = (yaw, nod) => {
  const [c, s, cn, sn] = [Math.cos(yaw), Math.sin(yaw), Math.cos(nod), Math.sin(nod)];
  return {
    into: (shape) => (x, y, z) => {
      const [ny, nz] = [y * cn - z * sn, y * sn + z * cn];
      return shape(x * c - nz * s, ny, x * s + nz * c);
    },
    outOf: (x, y, z) => {
      const [tx, tz] = [x * c + z * s, z * c - x * s];
      return [tx, y * cn + tz * sn, tz * cn - y * sn];
    },
  };
};

/** Locks of hair: lighter and darker by where a strand lies, -1 to 1. */
const lock = (along) =>
  0.5 * Math.sin(along * 2.7) + 0.35 * Math.sin(along * 4.9 + 1) + 0.25 * Math.sin(along * 8.3 + 2);

/** How light a face is: its lips less. */
const skin =
  ({ soft }) =>
  (x, y, z) => {
    const lips = z > 6 && Math.abs(x) < 2.5 && Math.abs(y + 7.3) < 1.15 * (1 - (x / 2.6) ** 2);
    return lips ? (soft ? 0.62 : 0.8) + (y < -7.3 ? 0.16 : 0) : 1.04;
  };

/** A person's parts, each a distance with how light its stuff is, and the marks of the face in the picture's directions. */
export function modelOf(person) {
  const of = { ...features, ...person.features };
  const head = headOf(of);
  const { into, outOf } = turned(person.yaw, person.nod ?? 0);
  const below = turned(person.turn ?? person.yaw * 0.6, 0);
  const body = below.into;
  const hair = hairs[person.hair];
  const strand = into(hair.strand);
  const grey = person.grey ?? 0.3;
  const locks = (along) => (x, y, z) => grey * (1 + 0.5 * lock(along(x, y, z)));
  const parts = [
    { kind: 'face', shape: into(head), stuff: into(skin(person)) },
    { kind: 'neck', shape: body(neckOf(of.neck)), stuff: 0.76 },
    { kind: 'hair', shape: into(hair.shape), stuff: locks(strand), strand },
    ...dresses[person.dress](of.neck).map((part) => ({ kind: 'dress', ...part, shape: body(part.shape) })),
  ];
  if (person.hair === 'braid')
    parts.push({ kind: 'plait', shape: body(plait), stuff: grey * 1.2, strand: body(crossing) });
  if (person.hair === 'bun')
    parts.push({ kind: 'hair', shape: into(knot.shape), stuff: grey * 0.75, strand: into(knot.strand) });
  if (person.beard) parts.push({ kind: 'beard', shape: into(beard(head)), stuff: into(stubble) });
  if (person.beard || person.moustache) parts.push({ kind: 'beard', shape: into(moustache), stuff: 0.22 });
  const front = (shape, x, y) => {
    for (let z = 13; z > -3; z -= Math.max(0.01, shape(x, y, z) * 0.8)) if (shape(x, y, z) < 0.02) return z;
    return 0;
  };
  const shapes = { head, hair: hair.shape, body: neckOf(of.neck) };
  const marks = faceMarks(person).map(({ points, z, zs, on, ...mark }) => ({
    ...mark,
    points: points.map(([x, y, w], n) => [
      ...(on === 'body' ? below : { outOf }).outOf(x, y, zs?.[n] ?? z ?? front(shapes[on ?? 'head'], x, y)),
      w ?? 0,
    ]),
  }));
  return { parts, marks };
}
