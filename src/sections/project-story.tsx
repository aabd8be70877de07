import { Fragment } from 'react';
import { Picture } from '../components/picture.tsx';
import { Vignette } from '../components/vignette.tsx';
import type { Project } from './projects.tsx';
import { Article } from './article.tsx';

export interface Story {
  note: string;
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

interface ProjectStoriesProps {
  projects: readonly Project[];
  stories: Readonly<Record<Project['scene'], Story>>;
  /** Whether the stories are as wide as the page. If so, their text has two columns in wide windows. */
  isWide?: boolean;
}

/** Complete case studies, each with a picture and the facts of the project. */
export function ProjectStories({ projects, stories, isWide = false }: ProjectStoriesProps) {
  return projects.map((project) => (
    <Article
      key={project.scene}
      id={project.scene}
      note={stories[project.scene].note}
      title={project.title}
      figure={<Scene project={project} isWide={isWide} />}
      isWide={isWide}
    >
      {stories[project.scene].parts.map(({ title, paragraphs }) => (
        <Fragment key={title}>
          <h3 className="break-after-avoid">{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </Fragment>
      ))}
    </Article>
  ));
}

interface SceneProps {
  project: Project;
  isWide: boolean;
}

function Scene({ project: { subtitle, scene, photo, rows }, isWide }: SceneProps) {
  return (
    <div className="grid border-hair border-input bg-card md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="border-input p-2 max-md:border-b-hair md:border-r-hair">
        {photo ? (
          <Picture
            photo={photo}
            sizes={
              isWide
                ? '(min-width: 82.5rem) 47rem, (min-width: 48rem) 54vw, 88vw'
                : '(min-width: 82.5rem) 32rem, (min-width: 64rem) 36vw, (min-width: 48rem) 54vw, 88vw'
            }
          />
        ) : (
          <Vignette scene={scene} />
        )}
      </div>
      <div className="flex flex-col px-6 py-5">
        <p className="mt-auto font-display text-kicker italic">{subtitle}</p>
        <dl className="pt-4">
          {rows.map(({ term, value }) => (
            <div key={term} className="flex justify-between gap-4 border-t-hair border-border py-2 text-sm">
              <dt className="text-muted-foreground">{term}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
