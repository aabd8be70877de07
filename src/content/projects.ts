import { sample } from '../site/sample.ts';

export const projects = [
  sample(
    {
      title: 'Group health cover for a hospital’s staff',
      subtitle: 'One policy for nurses, technicians and their families.',
      scene: 'health',
      to: '/project-details#health',
      rows: [
        { term: 'Cover', value: 'Group health' },
        { term: 'For', value: 'Hospital staff' },
        { term: 'Stage', value: 'In force' },
      ],
    },
    'first project card on Home',
  ),
  sample(
    {
      title: 'Liability cover for a components maker',
      subtitle: 'Plant, stock and goods on the road under one review.',
      scene: 'liability',
      to: '/project-details#liability',
      rows: [
        { term: 'Cover', value: 'Commercial liability' },
        { term: 'For', value: 'A factory and its lorries' },
        { term: 'Stage', value: 'Under renewal' },
      ],
    },
    'second project card on Home',
  ),
  sample(
    {
      title: 'Life cover beside a family’s home loan',
      subtitle: 'The loan is protected, so the house stays theirs.',
      scene: 'life',
      to: '/project-details#life',
      rows: [
        { term: 'Cover', value: 'Life and loan protection' },
        { term: 'For', value: 'A family of four' },
        { term: 'Stage', value: 'In force' },
      ],
    },
    'third project card on Home',
  ),
];
