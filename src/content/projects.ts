import words from '#words/content/projects.json';
import { sample } from '../site/sample.ts';

const { rows, health, liability, life } = words;

const createCard = ({ title, subtitle, cover, client, stage }: typeof health) => ({
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
    { ...createCard(health), scene: 'health', to: '/project-details#health' } as const,
    'first project card on Home',
  ),
  sample(
    { ...createCard(liability), scene: 'liability', to: '/project-details#liability' } as const,
    'second project card on Home',
  ),
  sample(
    { ...createCard(life), scene: 'life', to: '/project-details#life' } as const,
    'third project card on Home',
  ),
];
