import { Fragment } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Vignette } from '../components/vignette.tsx';
import type { Photograph } from '../site/photo.ts';
import type { To } from '../site/routes.ts';
import { SectionHead } from './section-head.tsx';
import * as words from '#words/sections.json';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

const Carousel = lazyPart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

export interface Project {
  title: string;
  subtitle: string;
  scene: 'health' | 'liability' | 'life';
  /** A photograph that replaces the drawing. */
  photo?: Photograph<'scene'>;
  /** The link to the complete case study. */
  to: To;
  /** Scope, client and status. */
  rows: readonly { term: string; value: string }[];
}

interface ProjectsProps {
  note: string;
  title: string;
  intro?: string;
  projects: readonly Project[];
}

export function Projects({ note, title, intro, projects }: ProjectsProps) {
  return (
    <div className="bg-muted py-section">
      <div className="wrap">
        <Carousel
          label={note}
          slidesPerView="projects"
          interval={2500}
          renderHead={(controls) => <SectionHead note={note} title={title} intro={intro} aside={controls} />}
          slides={projects.map((project) => ({
            key: project.title,
            title: project.title,
            content: <ProjectCard project={project} />,
          }))}
        />
      </div>
    </div>
  );
}

function ProjectCard({ project: { title, subtitle, scene, photo, rows, to } }: { project: Project }) {
  return (
    <div className="flex h-full flex-col border-hair border-input bg-card">
      <div className="border-b-hair border-input p-2">
        {photo ? (
          <Picture
            photo={photo}
            sizes="(min-width: 82.5rem) 24rem, (min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 88vw"
          />
        ) : (
          <Vignette scene={scene} />
        )}
      </div>
      <div className="flex flex-1 flex-col px-6 pt-5 pb-3 [&>a]:mt-2 [&>a]:self-start">
        <h3 className="font-display text-h3 font-bold">{title}</h3>
        <p className="mt-2 mb-4 text-sm text-foreground-soft">{subtitle}</p>
        <dl className="mt-auto grid grid-cols-[auto_1fr] border-t-hair border-input text-sm">
          {rows.map(({ term, value }) => (
            <Fragment key={term}>
              <dt className="border-b-hair border-border py-2 pr-4 text-muted-foreground">{term}</dt>
              <dd className="border-b-hair border-border py-2 text-right font-semibold">{value}</dd>
            </Fragment>
          ))}
        </dl>
        <Link to={to} variant="more" about={formatMessage(words.ofProject, { project: title })}>
          {common.details}
        </Link>
      </div>
    </div>
  );
}
