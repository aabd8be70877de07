import { sample } from '../site/sample.ts';

export const projects = [
  sample(
    {
      title: 'Group health cover for a hospital’s staff',
      subtitle: 'One policy for staff and their families.',
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
      subtitle: 'Plant, stock, transport and liability in one package.',
      scene: 'liability',
      to: '/project-details#liability',
      rows: [
        { term: 'Cover', value: 'Commercial liability' },
        { term: 'For', value: 'A factory' },
        { term: 'Stage', value: 'Under renewal' },
      ],
    },
    'second project card on Home',
  ),
  sample(
    {
      title: 'Life cover for a family with a home loan',
      subtitle: 'The policy repays the loan, and the family keeps the home.',
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
