import words from '#words/content/projects.json';
import { sample } from '../site/sample.ts';

const { rows, health, liability, life } = words;

/** Returns the texts for the card of a project. */
const card = ({ title, subtitle, cover, client, stage }: typeof health) => ({
  title,
  subtitle,
  rows: [
    { term: rows.cover, value: cover },
    { term: rows.client, value: client },
    { term: rows.stage, value: stage },
  ],
});

export const projects = [
  sample(
    { ...card(health), scene: 'health', to: '/project-details#health' } as const,
    'first project card on Home',
  ),
  sample(
    { ...card(liability), scene: 'liability', to: '/project-details#liability' } as const,
    'second project card on Home',
  ),
  sample(
    { ...card(life), scene: 'life', to: '/project-details#life' } as const,
    'third project card on Home',
  ),
];
